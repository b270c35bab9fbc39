import type { GeoClient } from '@signpost/client'

const point = { latitude: 1, longitude: 2 }
const query = { query: 'a', near: point }

/** One call of each operation. */
export const operations = {
  suggest: (client: GeoClient): Promise<unknown> => client.suggest(query),
  search: (client: GeoClient): Promise<unknown> => client.search(query),
  forwardGeocode: (client: GeoClient): Promise<unknown> => client.forwardGeocode(query),
  reverseGeocode: (client: GeoClient): Promise<unknown> =>
    client.reverseGeocode({ coordinate: point }),
  listBrands: (client: GeoClient): Promise<unknown> => client.listBrands({ country: 'UY' }),
  listCategories: (client: GeoClient): Promise<unknown> => client.listCategories(),
  getDirections: (client: GeoClient): Promise<unknown> =>
    client.getDirections({ origin: point, destination: point }),
}

type OperationName = keyof typeof operations
export const operationNames = Object.keys(operations) as readonly OperationName[]

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

/** One valid answer for each operation, covering every branch of the decoder. */
export const validAnswers: Readonly<Record<OperationName, object>> = {
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
