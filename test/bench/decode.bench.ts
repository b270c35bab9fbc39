import { type Connection, createConnection, search } from '@signpost/client'
import type { WirePlace } from '@signpost/client/wire'
import { Bench } from 'tinybench'
import type { Benchmark, Table } from '../../.scripts/Benchmark.ts'

const text = JSON.stringify({ places: Array.from({ length: 10_000 }, (_, index) => place(index)) })
const body: unknown = JSON.parse(text)
const connection: Connection = {
  ...createConnection({ baseUrl: 'https://geo.example' }),
  request: async () => body,
}
const parameters = { query: 'a', near: { latitude: 0, longitude: 0 } }

/** Measures the time of decoding, which may be three times that of parsing the same body. */
export const benchmark: Benchmark = {
  title: `An answer of 10,000 places (${(text.length / 1e6).toFixed(1)} MB)`,
  async measure(): Promise<Table> {
    const bench = new Bench({ time: 1_000, warmupTime: 250, throws: true })
      .add('JSON.parse', () => JSON.parse(text))
      .add('decoding the parsed body', () => search(connection, parameters))
    await bench.run()
    const latencies = bench.tasks.flatMap(({ name, result }) =>
      'latency' in result ? [{ name, ...result.latency }] : [],
    )
    // Other work on the machine only slows a run down, so the best runs are compared.
    const first = latencies[0]?.min ?? Number.NaN
    return latencies.map(({ name, min, p50, samplesCount }) => ({
      task: name,
      'best, ms': round(min),
      'median, ms': round(p50),
      'ratio of the best': round(min / first),
      samples: samplesCount,
    }))
  },
}

function round(figure: number): number {
  return Number(figure.toPrecision(3))
}

/** A place of a detailed answer: address, phones, categories, brand, hours, content. */
function place(index: number): WirePlace {
  return {
    name: `Café número ${index}`,
    distance: index,
    time_zone: 'America/Montevideo',
    location: {
      formatted_address: `Calle ${index % 97} ${index}, 11200 Montevideo, Uruguay`,
      house_number: String(index),
      street: `Calle ${index % 97}`,
      city: 'Montevideo',
      state: 'Montevideo',
      postal: '11200',
      country: 'Uruguay',
      country_code: 'UY',
      type: 'street',
      coordinate: { latitude: -34.9 + index / 1e5, longitude: -56.2 + index / 1e5 },
    },
    phones: [{ type: 'primary', country: '598', number: '29001234' }],
    categories: [
      { code: 'cafe', name: 'Café', parent_category: { code: 'food', name: 'Food and drink' } },
    ],
    brand: [{ id: `Q${index % 50}`, name: `Brand ${index % 50}` }],
    enhanced_contents: {
      business_url: `https://cafe.example/${index}`,
      photo_url: `https://img.example/${index}.jpg`,
      cuisines: 'coffee|cake',
      features: 'Takeaway|Outdoor seating|Wheelchair access',
      payment_method: 'Cash, Visa, Mastercard',
      wifi: 'free',
      hours_of_operation_text: 'Mon-Fri 08:00-20:00',
      hours_of_operation_structured: [1, 2, 3, 4, 5].map((day) => ({
        day_of_the_week: String(day),
        hours: [{ start_time: 28_800, end_time: 72_000 }],
      })),
    },
  }
}
