import type { RecordName } from './records.ts'

/** A field of a record, and its test cases. */
export interface FieldRow {
  readonly section: string
  readonly name: string
  readonly record: RecordName
  readonly field: string
  /** The other fields of the record, if they differ from those of its kind. */
  readonly base?: Readonly<Record<string, unknown>>
  /** The problems that are reported for the ordinary value, because other fields are missing. */
  readonly reports?: readonly string[]
  /** An ordinary value, and the path and the value that the client reads from it. */
  readonly good: unknown
  readonly path: string
  readonly reads: unknown
  /** The text by which a component shows the ordinary value. Absent for a field that no component shows, according to the guide "Response fields". */
  readonly shown?: string | RegExp
  /** Unusual valid values, and what the client reads from them. */
  readonly odd?: readonly (readonly [value: unknown, reads: unknown])[]
  /** A value of another type, which counts as absent and is reported. */
  readonly wrong?: unknown
  /** True for a value that services send. */
  readonly sent: (value: unknown) => boolean
  /** The reason why neither of our services sends it. */
  readonly neverSent?: string
}

const isText = (value: unknown): boolean => typeof value === 'string' && value !== ''
const isAnyText = (value: unknown): boolean => typeof value === 'string'
const isNumber = (value: unknown): boolean => Number.isFinite(Number(value))
const isList = Array.isArray
const isRecord = (value: unknown): boolean => typeof value === 'object' && value !== null
const oneOf =
  (...values: readonly unknown[]) =>
  (value: unknown): boolean =>
    values.includes(value)
const within = (least: number, most: number) => (value: unknown) =>
  isNumber(value) && Number(value) >= least && Number(value) <= most

type Rest = Omit<FieldRow, 'section' | 'name' | 'record' | 'field'> & { readonly name?: string }

/** The rows of one record, by the names of its fields. */
function rowsOf(
  section: string,
  record: RecordName,
  fields: Readonly<Record<string, Rest>>,
): FieldRow[] {
  return Object.entries(fields).map(([field, rest]) => ({
    section,
    record,
    field,
    ...rest,
    name: rest.name ?? field,
  }))
}

/** A text that the client trims and otherwise keeps. */
function text(path: string, good: string, more: Partial<Rest> = {}): Rest {
  return {
    good,
    path,
    reads: good,
    shown: good,
    odd: [
      [` ${good} `, good],
      [7, '7'],
    ],
    wrong: {},
    sent: isText,
    ...more,
  }
}

/** A field that no component shows. */
function hidden({ shown: _, ...rest }: Rest): Rest {
  return rest
}

/** A text with several items. */
function items(path: string, good: string, reads: readonly string[]): Rest {
  return {
    good,
    path,
    reads,
    shown: reads[0] ?? '',
    odd: [
      [`${good}|`, reads],
      [reads[0], reads.slice(0, 1)],
    ],
    wrong: {},
    sent: isText,
  }
}

/** A text with several items that is shown on one line. */
function line(path: string, good: string): Rest {
  return { ...text(path, good), odd: [[`${good}|more`, `${good}, more`]] }
}

function photo(path: string, index: number): Rest {
  const url = `https://photos.example/${index}.jpg`
  return {
    good: url,
    path,
    reads: path === 'thumbnail' ? url : [url],
    shown: url,
    odd: [[`//photos.example/${index}.jpg`, path === 'thumbnail' ? url : [url]]],
    wrong: 'photo.jpg',
    sent: isText,
  }
}

const meters = { wrong: 'far', sent: within(0, 1e8) } as const
const minute = 60
const hour = 60 * minute

const address: Readonly<Record<string, Rest>> = {
  city: text('city', 'Paysandú'),
  coordinate: {
    good: { latitude: -34.5, longitude: -56.25 },
    path: 'coordinate',
    reads: { latitude: -34.5, longitude: -56.25 },
    shown: '-34.50000, -56.25000',
    odd: [
      [
        { latitude: '0', longitude: '-180' },
        { latitude: 0, longitude: -180 },
      ],
    ],
    wrong: 'here',
    sent: isRecord,
  },
  country: text('country', 'Uruguay', { sent: isAnyText }),
  country_code: {
    good: 'URY',
    path: 'countryCode',
    reads: 'URY',
    shown: 'Uruguay',
    odd: [
      ['UY', 'URY'],
      [' ury ', 'URY'],
    ],
    wrong: 'Uruguay',
    sent: isAnyText,
  },
  formatted_address: text('formatted', 'Aeropuerto de Carrasco, Uruguay', { sent: isAnyText }),
  house_number: text('houseNumber', '1234 bis', { sent: isAnyText }),
  postal: text('postal', '11200', { sent: isAnyText }),
  state: text('state', 'Artigas', { sent: isAnyText }),
  street: text('street', 'Rincón', { sent: isAnyText }),
}

/** A suggestion that is a place, whatever its other fields. */
const place = { line1: 'N', search_filter: 'f', distance: 1 }
/** A route with steps, beside which its ends are shown. */
const steps = { maneuvers: [{ command: 'CO.' }, { command: 'DT.' }] }

const placeRows = rowsOf('Place', 'place', {
  name: text('name', 'Teatro Solís'),
  distance: {
    good: 900,
    path: 'distance',
    reads: 900,
    shown: '900 m',
    odd: [
      ['900.5', 900.5],
      [0, 0],
    ],
    ...meters,
  },
  location: {
    good: { city: 'Paysandú' },
    path: 'address',
    reads: { city: 'Paysandú' },
    shown: 'Paysandú',
    wrong: 'Paysandú',
    sent: isRecord,
  },
  accuracy: {
    name: 'accuracy, 1 to 10, only for type=address-only',
    good: 7,
    path: 'accuracy',
    reads: 7,
    shown: 'Match: 7 of 10',
    odd: [
      ['10', 10],
      [1, 1],
    ],
    wrong: 11,
    sent: within(1, 10),
  },
  phones: {
    good: [{ number: '2900 1234' }],
    path: 'phones',
    reads: [{ number: '2900 1234' }],
    shown: '2900 1234',
    odd: [[[], []]],
    wrong: '2900 1234',
    sent: isList,
  },
  categories: {
    good: [{ code: 'theatre', name: 'Theater' }],
    path: 'categories',
    reads: [{ code: 'theatre', name: 'Theater' }],
    shown: 'Theater',
    odd: [[[], []]],
    wrong: 'theatre',
    sent: isList,
  },
  brand: {
    good: [
      { id: 'b1', name: 'Ancap' },
      { id: 'b2', name: 'Subway' },
    ],
    path: 'brands',
    reads: [
      { id: 'b1', name: 'Ancap' },
      { id: 'b2', name: 'Subway' },
    ],
    shown: 'Subway',
    odd: [[[{ name: 'Shell' }], [{ id: 'Shell', name: 'Shell' }]]],
    wrong: 'Ancap',
    sent: isList,
  },
  fuel_price: {
    good: [{ value: 1.759, units: 'L', type: 'd', currency: 'EUR' }],
    path: 'fuelPrices',
    reads: [{ value: 1.759, unit: 'liter', grade: 'diesel', currency: 'EUR' }],
    shown: '€1.759',
    odd: [[[], []]],
    wrong: 1.759,
    sent: isList,
  },
  enhanced_contents: {
    good: { wifi: 'free' },
    path: 'content.wifi',
    reads: 'free',
    shown: 'free',
    odd: [[{}, undefined]],
    wrong: 'free',
    sent: isRecord,
  },
  partner_contents: {
    good: {
      name: 'Sample Reviews',
      icon_url: 'https://reviews.example/icon.svg',
      rating: 4.5,
      review_count: 318,
      url: 'https://reviews.example/n',
    },
    path: 'partner.review',
    reads: {
      provider: 'Sample Reviews',
      iconUrl: 'https://reviews.example/icon.svg',
      rating: 4.5,
      reviewCount: 318,
      url: 'https://reviews.example/n',
    },
    shown: 'Sample Reviews',
    wrong: 'good',
    sent: isRecord,
  },
})

const contentRows = rowsOf('Enhanced contents', 'contents', {
  payment_method: {
    ...items('paymentMethods', 'Visa,Cash', ['Visa', 'Cash']),
    odd: [['Visa, ,Cash,', ['Visa', 'Cash']]],
  },
  cuisines: items('cuisines', 'Basque|Vegan', ['Basque', 'Vegan']),
  description: {
    ...text('description', 'A theater of 1856.'),
    odd: [['One|Two', 'One\nTwo']],
  },
  features: items('features', 'Patio|Ramp', ['Patio', 'Ramp']),
  special_features: items('specialFeatures', 'Stone oven|Cellar', ['Stone oven', 'Cellar']),
  parking: items('parking', 'Garage|Valet', ['Garage', 'Valet']),
  price: line('price', '$$'),
  reservations: line('reservations', 'By phone'),
  wifi: line('wifi', 'Free of charge'),
  dress_code: line('dressCode', 'Smart casual'),
  good_for: items('goodFor', 'Groups|Birthdays', ['Groups', 'Birthdays']),
  smoking: line('smoking', 'Outside only'),
  shuttle_service: line('shuttleService', 'Every hour'),
  tips: items('tips', 'Come early|Ask for the menu', ['Come early', 'Ask for the menu']),
  hours_of_operation_text: text('hours.text', 'Closed on 25 December'),
  business_url: {
    good: 'https://joes.example/menu',
    path: 'website',
    reads: 'https://joes.example/menu',
    shown: 'joes.example',
    odd: [
      ['joes.example/menu', 'https://joes.example/menu'],
      ['www.joes.example', 'https://www.joes.example/'],
    ],
    wrong: 'javascript:alert(1)',
    sent: isText,
  },
  thumbnail_photo_url: photo('thumbnail', 0),
  photo_url: photo('photos', 1),
  photo_url_4: { ...photo('photos', 2), name: 'photo_url_1 to photo_url_4' },
  hours_of_operation_structured: {
    good: [1, 2, 3, 4, 5, 6, 0].map((day) => ({
      day_of_the_week: String(day),
      hours: day === 1 ? [{ start_time: 9 * hour, end_time: 17 * hour }] : [],
    })),
    path: 'hours.sessions',
    reads: [{ day: 1, start: 9 * hour, end: 17 * hour }],
    shown: '9 AM – 5 PM',
    odd: [[[], undefined]],
    wrong: 'Mo 09:00-17:00',
    sent: isList,
  },
})

export const fieldRows: readonly FieldRow[] = [
  ...rowsOf('Coordinate', 'coordinate', {
    latitude: {
      name: 'latitude, -90 to 90',
      good: 12.5,
      path: 'latitude',
      reads: 12.5,
      shown: '12.50000',
      odd: [
        ['-90', -90],
        [0, 0],
      ],
      wrong: 91,
      sent: within(-90, 90),
    },
    longitude: {
      name: 'longitude, -180 to 180',
      good: 12.5,
      path: 'longitude',
      reads: 12.5,
      shown: '12.50000',
      odd: [
        ['180', 180],
        [0, 0],
      ],
      wrong: -181,
      sent: within(-180, 180),
    },
  }),
  ...rowsOf('Category', 'category', {
    code: text('code', 'theatre', { reads: 'theatre' }),
    name: text('name', 'Theater'),
    parent_category: {
      base: { code: 'theatre' },
      good: { code: 'arts', name: 'Arts' },
      path: 'parent',
      reads: { code: 'arts', name: 'Arts' },
      odd: [[{ name: 'Arts' }, { code: 'Arts', name: 'Arts' }]],
      wrong: 'arts',
      sent: isRecord,
    },
  }),
  ...rowsOf('Brand', 'brand', {
    id: {
      // A brand without a name has nothing to show.
      base: { name: 'Ancap' },
      good: 'uy-ancap',
      path: 'id',
      reads: 'uy-ancap',
      wrong: {},
      sent: isText,
    },
    name: text('name', 'Ancap'),
  }),
  ...rowsOf('Address location', 'location', {
    ...address,
    type: {
      name: 'type: airport, street, intersection',
      good: 'airport',
      path: 'kind',
      reads: 'airport',
      odd: [
        ['street', 'street'],
        ['intersection', 'intersection'],
      ],
      wrong: 'planet',
      sent: oneOf('airport', 'street', 'intersection'),
    },
  }),
  ...rowsOf('Suggestion', 'suggestion', {
    search_filter: {
      name: 'search_filter, always present',
      good: ' opaque ',
      path: 'searchFilter',
      reads: ' opaque ',
      odd: [[7, '7']],
      wrong: {},
      sent: isText,
    },
    line1: text('line1', 'Teatro Solís'),
    line2: text('line2', 'Buenos Aires 678'),
    line3: text('line3', 'Montevideo, Uruguay'),
    distance: {
      good: 900,
      path: 'distance',
      reads: 900,
      odd: [
        ['900', 900],
        [0, 0],
      ],
      ...meters,
    },
    categories: {
      base: place,
      good: [{ code: 'theatre', name: 'Theater' }],
      path: 'categories',
      reads: [{ code: 'theatre', name: 'Theater' }],
      wrong: 'theatre',
      sent: isList,
    },
    brand: {
      good: [
        { id: 'b1', name: 'Ancap' },
        { id: 'b2', name: 'Subway' },
      ],
      path: 'brands',
      reads: [
        { id: 'b1', name: 'Ancap' },
        { id: 'b2', name: 'Subway' },
      ],
      odd: [[[{ name: 'Shell' }], [{ id: 'Shell', name: 'Shell' }]]],
      base: place,
      wrong: 'Ancap',
      sent: isList,
    },
  }),
  ...placeRows,
  ...rowsOf('Phone', 'phone', {
    type: {
      name: 'type, five values',
      good: 'mobile',
      path: 'type',
      reads: 'mobile',
      shown: 'Mobile',
      odd: ['primary', 'secondary', 'national', 'fax'].map((one) => [one, one] as const),
      wrong: 'satellite',
      sent: oneOf('primary', 'secondary', 'national', 'mobile', 'fax'),
    },
    area: text('area', '2900'),
    country: text('country', '598', { shown: '+598' }),
    number: text('number', '1234 5678'),
    ext: text('extension', '12', { shown: 'ext. 12' }),
  }),
  ...rowsOf('Fuel price', 'fuel', {
    value: {
      good: 1.759,
      path: 'value',
      reads: 1.759,
      shown: '1.759',
      odd: [['175', 175]],
      wrong: 'free',
      sent: within(0, 1e8),
    },
    units: {
      name: 'units G, L',
      good: 'G',
      path: 'unit',
      reads: 'gallon',
      shown: 'per gallon',
      odd: [['L', 'liter']],
      wrong: 'barrel',
      sent: oneOf('G', 'L'),
    },
    type: {
      name: 'type r, m, p, d, e',
      good: 'd',
      path: 'grade',
      reads: 'diesel',
      shown: 'Diesel',
      odd: [
        ['r', 'regular'],
        ['m', 'mid-grade'],
        ['p', 'premium'],
        ['e', 'e85'],
      ],
      wrong: 'k',
      sent: oneOf('r', 'm', 'p', 'd', 'e'),
    },
    currency: {
      name: 'currency, ISO 4217',
      good: 'EUR',
      path: 'currency',
      reads: 'EUR',
      shown: '€1',
      odd: [
        ['jpy', 'JPY'],
        ['KWD', 'KWD'],
      ],
      wrong: '€',
      sent: (value) => /^[A-Z]{3}$/.test(String(value)),
    },
  }),
  ...contentRows,
  ...rowsOf('Brand list item', 'brandItem', {
    id: {
      name: 'brand_item.id',
      good: 'uy-ancap',
      path: 'id',
      reads: 'uy-ancap',
      odd: [[7, '7']],
      wrong: {},
      sent: isText,
    },
    rank: {
      name: 'brand_item.rank, text 1 to 5',
      good: '2',
      path: 'rank',
      reads: 2,
      odd: [[5, 5]],
      wrong: '6',
      sent: oneOf('1', '2', '3', '4', '5'),
    },
    name: {
      name: 'brand_item.name.text',
      good: { text: 'Ancap' },
      path: 'name',
      reads: 'Ancap',
      shown: 'Ancap',
      wrong: 'Ancap',
      sent: isRecord,
    },
    alias: {
      name: 'brand_item.alias',
      good: [{ text: 'ANCAP', language: 'es' }],
      path: 'aliases',
      reads: [{ name: 'ANCAP', language: 'es' }],
      odd: [[[{ text: 'ANCAP' }], [{ name: 'ANCAP' }]]],
      wrong: 'ANCAP',
      sent: isList,
    },
  }),
  ...rowsOf('Category list item', 'categoryItem', {
    code: hidden(text('code', 'food', { reports: ['missing'] })),
    name: {
      name: 'name: language, full_name, short_name',
      good: [
        { language: 'fr-FR', full_name: 'Alimentation' },
        { language: 'en-US', full_name: 'Groceries' },
      ],
      path: 'name',
      reads: 'Groceries',
      shown: 'Groceries',
      odd: [
        [[{ short_name: 'Food' }], 'Food'],
        [[{ full_name: 'Comida' }], 'Comida'],
      ],
      wrong: 'Groceries',
      sent: isList,
    },
    category_item: {
      name: 'category_item, two levels',
      base: { code: 'food', name: [{ full_name: 'Food' }] },
      reports: ['missing'],
      good: [{ category_item: { code: 'bakery' } }],
      path: 'children.0.code',
      reads: 'bakery',
      odd: [
        [[{ code: 'bakery' }], 'bakery'],
        [[], undefined],
      ],
      wrong: 'bakery',
      sent: isRecord,
    },
  }),
  ...rowsOf('Route', 'route', {
    origin: {
      base: steps,
      good: { city: 'Paysandú' },
      path: 'origin.address',
      reads: { city: 'Paysandú' },
      shown: 'Paysandú',
      wrong: 'Paysandú',
      sent: isRecord,
    },
    destination: {
      base: steps,
      good: { city: 'Salto' },
      path: 'destination.address',
      reads: { city: 'Salto' },
      shown: 'Salto',
      wrong: 'Salto',
      sent: isRecord,
    },
    route_extents: {
      good: {
        top_left_coordinate: { latitude: 2, longitude: 1 },
        bottom_right_coordinate: { latitude: 1, longitude: 2 },
      },
      path: 'bounds',
      reads: { north: 2, west: 1, south: 1, east: 2 },
      wrong: [1, 2],
      sent: isRecord,
    },
    route_id: hidden(text('id', 'r1')),
    total_distance: {
      name: 'total_distance, text number',
      good: '1500',
      path: 'distance',
      reads: 1500,
      shown: '1.5 km',
      odd: [[1500, 1500]],
      wrong: 'far',
      sent: (value) => typeof value === 'string' && isNumber(value),
    },
    estimated_travel_time: {
      name: 'estimated_travel_time, text number',
      good: '1500',
      path: 'duration',
      reads: 1500,
      shown: '25 min',
      odd: [[1500, 1500]],
      wrong: 'long',
      sent: (value) => typeof value === 'string' && isNumber(value),
    },
    maneuvers: {
      good: [{ command: 'DT.' }],
      path: 'maneuvers.0.kind',
      reads: 'arrive',
      shown: 'Arrive at your destination',
      odd: [[[], undefined]],
      wrong: 'DT.',
      sent: isList,
    },
  }),
  ...rowsOf('Route place', 'routePlace', {
    airport: text('airport', 'Carrasco (MVD)', { sent: isAnyText }),
    areaname: text('area', 'Barrio Sur', { sent: isAnyText }),
    ...address,
    intersection: text('intersection', 'Ejido', { sent: isAnyText }),
    type: {
      name: 'type, seven values',
      good: 'postal',
      path: 'kind',
      reads: 'postal',
      odd: ['airport', 'street', 'intersection', 'city', 'state', 'country'].map(
        (one) => [one, one] as const,
      ),
      wrong: 'planet',
      sent: oneOf('airport', 'street', 'intersection', 'postal', 'city', 'state', 'country'),
    },
  }),
  ...rowsOf('Maneuver', 'maneuver', {
    bounds: {
      good: { maxLat: 2, maxLon: 2, minLat: 1, minLon: 1 },
      path: 'bounds',
      reads: { north: 2, east: 2, south: 1, west: 1 },
      odd: [
        [
          { maxLat: '2', maxLon: 2, minLat: 1, minLon: 1 },
          { north: 2, east: 2, south: 1, west: 1 },
        ],
      ],
      wrong: [1, 2],
      sent: isRecord,
    },
    command: {
      name: 'command (set of values: not shown)',
      good: 'UT.',
      path: 'kind',
      reads: 'u-turn',
      shown: 'Make a U-turn',
      odd: [
        ['turn-left', 'turn'],
        ['ARRIVE', 'arrive'],
        ['uturn', 'u-turn'],
        ['roundabout', 'enter-roundabout'],
      ],
      sent: isText,
    },
    coordinate: {
      good: { latitude: -34.5, longitude: -56.25 },
      path: 'coordinate',
      reads: { latitude: -34.5, longitude: -56.25 },
      wrong: 'here',
      sent: isRecord,
    },
    current_road_info: {
      good: { primary_name: 'Rincón', secondary_name: 'Ruta 1' },
      path: 'currentRoad',
      reads: { name: 'Rincón', secondaryName: 'Ruta 1' },
      odd: [[{ secondary_name: 'Ruta 1' }, { secondaryName: 'Ruta 1' }]],
      wrong: 'Rincón',
      sent: isRecord,
    },
    distance: { good: 120, path: 'distance', reads: 120, odd: [['120.5', 120.5]], ...meters },
    total_length: { good: 120, path: 'totalLength', reads: 120, odd: [['120', 120]], ...meters },
    heading: {
      good: 90,
      path: 'heading',
      reads: 90,
      odd: [
        [-90, 270],
        ['0', 0],
        [360, 360],
      ],
      wrong: 'east',
      sent: within(0, 360),
    },
    is_stack_advise: {
      good: true,
      path: 'stacked',
      reads: true,
      shown: 'Then ',
      odd: [
        ['true', true],
        ['n', false],
      ],
      wrong: 'perhaps',
      sent: oneOf(true, false),
    },
    max_instruction_distance: {
      good: 80,
      path: 'maxInstructionDistance',
      reads: 80,
      odd: [['80', 80]],
      ...meters,
    },
    speed: {
      good: 10,
      path: 'speed',
      reads: 10,
      odd: [
        ['10', 10],
        [0, 0],
      ],
      wrong: 'fast',
      sent: within(0, 100),
    },
    segments: {
      name: 'segments: lat, lon, len, heading',
      good: [
        { lat: -34.8, lon: -56.2, len: 90, heading: 180 },
        { lat: -34.9, lon: -56.2 },
      ],
      path: 'path.0',
      reads: [-56.2, -34.8],
      odd: [[[{ lat: '-34.8', lon: '-56.2' }], [-56.2, -34.8]]],
      wrong: 'line',
      sent: isList,
    },
    turn_road_info: {
      name: 'turn_road_info, country_info (code, driving_side)',
      good: { primary_name: 'Rincón', country_info: { code: 'GBR', driving_side: 'L' } },
      path: 'turnRoad',
      reads: { name: 'Rincón', countryCode: 'GBR', drivingSide: 'left' },
      shown: 'Rincón',
      odd: [
        [{ country_info: { code: 'UY' } }, { countryCode: 'URY', drivingSide: 'right' }],
        [{ country_info: { driving_side: 'LHT' } }, { drivingSide: 'left' }],
      ],
      wrong: 'Rincón',
      sent: isRecord,
    },
  }),
  ...rowsOf('Paging', 'paging', {
    iterator_status: {
      name: 'iterator_status (next and previous page)',
      good: ' state ',
      path: 'iteratorStatus',
      reads: ' state ',
      odd: [[7, '7']],
      wrong: {},
      sent: isText,
    },
    exhausted: {
      name: 'exhausted y, n',
      good: 'n',
      path: 'exhausted',
      reads: false,
      odd: [
        ['Y', true],
        [true, true],
      ],
      wrong: 'perhaps',
      sent: oneOf('y', 'n'),
    },
  }),
]
