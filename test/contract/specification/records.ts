import type { GeoClient, Place, Route } from '@signpost/client'

/** A JSON object of an answer. */
export type Json = Record<string, unknown>

/** A kind of record of the specification: an answer that contains one, and the function that returns what the client reads from it. */
export interface RecordKind {
  /** The fields that the client requires of the record, so that another one can be tested alone. */
  readonly base: Json
  /** The answer of the operation. */
  readonly answer: (record: Json) => Json
  /** Calls the operation, and returns the record as the client reads it. */
  readonly read: (client: GeoClient) => Promise<unknown>
}

const near = { latitude: -34.9, longitude: -56.2 }

async function placeOf(client: GeoClient): Promise<Place | undefined> {
  return (await client.search({ query: 'a', near })).places[0]
}

async function routeOf(client: GeoClient): Promise<Route | null> {
  return client.getDirections({ origin: near, destination: near })
}

const inPlace = (field: string) => (record: Json) => ({ places: [{ name: 'N', [field]: record }] })
const listed = (field: string) => (record: Json) => ({
  places: [{ name: 'N', [field]: [record] }],
})
const street = { lat: -34.9, lon: -56.2 }
const ends = { total_distance: '100', estimated_travel_time: '60' }

export const records = {
  coordinate: {
    base: { latitude: -34.9, longitude: -56.2 },
    answer: (coordinate) => ({ places: [{ name: 'N', location: { city: 'C', coordinate } }] }),
    read: async (client) => (await placeOf(client))?.coordinate,
  },
  category: {
    base: {},
    answer: listed('categories'),
    read: async (client) => (await placeOf(client))?.categories[0],
  },
  brand: {
    base: {},
    answer: listed('brand'),
    read: async (client) => (await placeOf(client))?.brands[0],
  },
  location: {
    base: {},
    answer: inPlace('location'),
    read: async (client) => {
      const place = await placeOf(client)
      return { ...place?.address, coordinate: place?.coordinate }
    },
  },
  suggestion: {
    base: { line1: 'N', search_filter: 'f' },
    answer: (record) => ({ suggests: [record] }),
    read: async (client) => (await client.suggest({ query: 'a', near })).suggestions[0],
  },
  place: {
    base: { name: 'N' },
    answer: (record) => ({ places: [record] }),
    read: placeOf,
  },
  phone: {
    base: { number: '1' },
    answer: listed('phones'),
    read: async (client) => (await placeOf(client))?.phones[0],
  },
  fuel: {
    base: { value: 1 },
    answer: listed('fuel_price'),
    read: async (client) => (await placeOf(client))?.fuelPrices[0],
  },
  contents: {
    base: {},
    answer: inPlace('enhanced_contents'),
    read: async (client) => {
      const place = await placeOf(client)
      return { ...place?.content, hours: place?.hours }
    },
  },
  brandItem: {
    base: { id: 'b', name: { text: 'N', language: 'en' } },
    answer: (record) => ({ brand_list: [{ brand_item: record }] }),
    read: async (client) => (await client.listBrands({ country: 'URY' }))[0],
  },
  categoryItem: {
    base: { code: 'c' },
    answer: (record) => ({ category_list: [record] }),
    read: async (client) => (await client.listCategories())[0],
  },
  route: {
    base: ends,
    answer: (record) => record,
    read: routeOf,
  },
  routePlace: {
    base: {},
    answer: (origin) => ({ maneuvers: [{ command: 'CO.' }, { command: 'DT.' }], origin }),
    read: async (client) => {
      const { origin } = (await routeOf(client)) ?? {}
      return { ...origin?.address, coordinate: origin?.coordinate }
    },
  },
  maneuver: {
    base: { command: 'TR.R' },
    answer: (record) => ({
      maneuvers: [record, { command: 'TR.L' }, { command: 'DT.', segments: [street] }],
    }),
    read: async (client) => {
      const route = await routeOf(client)
      return { ...route?.maneuvers[0], path: route?.path }
    },
  },
  paging: {
    base: {},
    answer: (record) => ({ places: [{ name: 'N' }], ...record }),
    read: async (client) => {
      const { nextPage, iteratorStatus, exhausted } = await client.search({
        query: 'a',
        near,
      })
      return { nextPage, iteratorStatus, exhausted }
    },
  },
} as const satisfies Readonly<Record<string, RecordKind>>

export type RecordName = keyof typeof records

/** The records of each kind in an answer, at any depth. */
export function recordsIn(body: unknown): { readonly name: RecordName; readonly record: Json }[] {
  if (Array.isArray(body)) return body.flatMap(recordsIn)
  if (!isObject(body)) return []
  return Object.entries(body).flatMap(([field, value]) => {
    const name = kindOf(field, body)
    const own = name ? [value].flat().filter(isObject) : []
    return [...own.map((record) => ({ name: name ?? 'place', record })), ...recordsIn(value)]
  })
}

const kinds: Readonly<Record<string, RecordName>> = {
  coordinate: 'coordinate',
  top_left_coordinate: 'coordinate',
  bottom_right_coordinate: 'coordinate',
  categories: 'category',
  parent_category: 'category',
  brand: 'brand',
  location: 'location',
  locations: 'location',
  suggests: 'suggestion',
  places: 'place',
  phones: 'phone',
  fuel_price: 'fuel',
  enhanced_contents: 'contents',
  brand_item: 'brandItem',
  category_list: 'categoryItem',
  origin: 'routePlace',
  destination: 'routePlace',
  maneuvers: 'maneuver',
}

function kindOf(field: string, parent: Json): RecordName | undefined {
  // The children of a category are wrapped.
  if (field === 'category_item') return Array.isArray(parent[field]) ? undefined : 'categoryItem'
  return kinds[field]
}

export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
