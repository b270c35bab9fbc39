import fc from 'fast-check'
import { expect, test } from 'vitest'
import { answering } from '../../test/answering.ts'
import { GeoError } from '../errors/GeoError.ts'

const point = { latitude: 1, longitude: 2 }
const query = { query: 'a', center: point }

const operations = {
  suggest: (body: unknown) => answering(body).client.suggest(query),
  search: (body: unknown) => answering(body).client.search(query),
  forwardGeocode: (body: unknown) => answering(body).client.forwardGeocode(query),
  reverseGeocode: (body: unknown) => answering(body).client.reverseGeocode({ coordinate: point }),
  listBrands: (body: unknown) => answering(body).client.listBrands({ country: 'UY' }),
  listCategories: (body: unknown) => answering(body).client.listCategories(),
  getDirections: (body: unknown) =>
    answering(body).client.getDirections({ origin: point, destination: point }),
}

const text = { text: 'Name', language: 'en' }
const category = { code: 'c', name: 'Category', parent_category: { code: 'p', name: 'Parent' } }
const location = {
  city: 'City',
  coordinate: point,
  country: 'Country',
  country_code: 'URY',
  formatted_address: 'One line',
  house_number: '1',
  postal: '11000',
  state: 'State',
  street: 'Street',
  type: 'street',
}
const place = {
  name: 'Name',
  distance: 1,
  accuracy: 10,
  location,
  time_zone: 'UTC',
  categories: [category],
  brand: [{ id: 'b', name: 'Brand' }],
  phones: [{ type: 'primary', area: '2', country: '598', number: '123', ext: '4' }],
  fuel_price: [{ value: 1, units: 'L', type: 'd', currency: 'UYU' }],
  enhanced_contents: {
    payment_method: 'a,b',
    tips: 'x|y',
    photo_url: 'https://a.example/b',
    hours_of_operation_text: 'Mon',
    hours_of_operation_structured: [
      { day_of_the_week: '1', hours: [{ start_time: 0, end_time: 100 }] },
    ],
  },
  partner_contents: {
    name: 'P',
    icon_url: 'https://a.example/i',
    rating: 4,
    review_count: 2,
    url: 'https://a.example/u',
  },
}
const paging = { iterator_status: 's', exhausted: 'n' }

/** One valid answer for each operation, with every branch of the decoder in it. */
const valid: Record<keyof typeof operations, object> = {
  suggest: {
    ...paging,
    suggests: [
      {
        search_filter: 'f',
        line1: '1',
        line2: '2',
        line3: '3',
        distance: 1,
        categories: [category],
      },
    ],
  },
  search: { ...paging, places: [place] },
  forwardGeocode: { ...paging, places: [place] },
  reverseGeocode: { locations: [location] },
  listBrands: { brand_list: [{ brand_item: { id: 'b', rank: '1', name: text, alias: [text] } }] },
  listCategories: {
    category_list: [
      {
        code: 'c',
        name: [{ language: 'en-US', full_name: 'N', short_name: 'S' }],
        category_item: [
          { category_item: { code: 'd', name: [{ language: 'en-US', full_name: 'N' }] } },
        ],
      },
    ],
  },
  getDirections: {
    total_distance: '1',
    estimated_travel_time: '2',
    route_id: 'r',
    origin: location,
    destination: location,
    route_extents: { top_left_coordinate: point, bottom_right_coordinate: point },
    unmet_avoid: ['toll'],
    maneuvers: [
      {
        command: 'TR.R',
        coordinate: point,
        distance: 1,
        total_length: 2,
        heading: 3,
        speed: 4,
        is_stack_advise: true,
        max_instruction_distance: 5,
        bounds: { maxLat: 1, maxLon: 1, minLat: 1, minLon: 1 },
        segments: [
          { lat: 1, lon: 1, len: 1, heading: 1 },
          { lat: 2, lon: 2 },
        ],
        current_road_info: { primary_name: 'A', secondary_name: 'B' },
        turn_road_info: { primary_name: 'C', country_info: { code: 'US', driving_side: 'R' } },
      },
    ],
  },
}

const junk: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(
    null,
    '',
    ' ',
    -1,
    1e308,
    'undefined',
    'NaN',
    '[object Object]',
    [],
    {},
    [[]],
    [null],
  ),
)

/** The same value with one part of it replaced by junk, or with junk beside it. */
function mutate(value: unknown, steps: readonly number[], by: unknown): unknown {
  const [step, ...rest] = steps
  if (step === undefined || typeof value !== 'object' || value === null) return by
  const keys = Object.keys(value)
  const key = keys[step % (keys.length || 1)]
  if (key === undefined) return by
  if (!Array.isArray(value)) return { ...value, [key]: mutate(Reflect.get(value, key), rest, by) }
  return step % 5 === 0
    ? [...value, by]
    : value.map((item, index) => (String(index) === key ? mutate(item, rest, by) : item))
}

/** What no part of a domain value may be. */
function checkDomain(value: unknown): void {
  if (typeof value === 'string') {
    expect(['undefined', 'NaN', '[object Object]']).not.toContain(value)
  } else if (typeof value === 'number') {
    expect(Number.isFinite(value)).toBe(true)
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, part] of Object.entries(value)) {
      // `raw` is a provider's own object, kept as it came.
      if (name !== 'raw') checkDomain(part)
    }
  } else {
    expect(typeof value === 'boolean' || value === null || value === undefined).toBe(true)
  }
}

async function checkAnswer(answer: Promise<unknown>): Promise<void> {
  try {
    checkDomain(await answer)
  } catch (error) {
    if (!(error instanceof GeoError)) throw error
    expect(error.kind).toBe('decode')
  }
}

const names = Object.keys(operations) as (keyof typeof operations)[]

test.each(names)('%s: the valid answer is read without an issue', async (name) => {
  const { issues } = answering(valid[name])
  await checkAnswer(operations[name](valid[name]))
  expect(issues).toEqual([])
})

test.each(names)('%s: any JSON gives a domain value or a decode error', async (name) => {
  await fc.assert(
    fc.asyncProperty(fc.jsonValue(), (body) => checkAnswer(operations[name](JSON.stringify(body)))),
    { numRuns: 200 },
  )
})

test.each(names)(
  '%s: any mutation of a valid answer gives a domain value or a decode error',
  async (name) => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(20), { minLength: 1, maxLength: 7 }), junk, (steps, by) =>
        checkAnswer(operations[name](mutate(valid[name], steps, by))),
      ),
      { numRuns: 600 },
    )
  },
)
