import * as protocol from '@signpost/client/protocol'

const here = '-34.9055,-56.1917'

/** The operations, each with a query that has an answer. */
export const operations: readonly [
  operation: protocol.ProtocolOperation<object>,
  query: Readonly<Partial<Record<protocol.ParameterName, string>>>,
][] = [
  [protocol.suggestions, { search_center: here, query: 'teatro' }],
  [protocol.search, { search_center: here, query: 'teatro solis' }],
  [protocol.search, { search_center: here, query: 'montevideo', type: 'address-only' }],
  [protocol.reverseGeocode, { coordinate: here }],
  [protocol.brandList, { country: 'URY' }],
  [protocol.categoryList, {}],
  [protocol.directions, { origin: here, destination: '-34.8945,-56.1529' }],
]

const coordinate = {
  good: ['90,180', '-90,-180', ' -34.9 , -56.1 ', '0,0'],
  bad: [
    ...[
      '',
      ' ',
      '1',
      '1,',
      '1,2,3',
      '1;2',
      '90.0000001,0',
      '0,181',
      'NaN,0',
      '0,Infinity',
      '1e1,0',
    ],
    ...['0x10,0', '+1,0', '1,5,2,5', 'a,b', '1,2\n', `${'1'.repeat(400)},0`],
  ],
}
const rank = { good: ['1', '5'], bad: ['', '0', '6', '-1', '1.5', 'x', ' 1', '1e0'] }
const words = ['', ' ', 'x', 'toString', '__proto__', 'none,toll']

/** Values of every parameter: valid ones, and invalid ones, which are a 400 that names the parameter. */
export const values: Readonly<
  Record<
    protocol.ParameterName,
    { readonly good: readonly string[]; readonly bad: readonly string[] }
  >
> = {
  search_center: coordinate,
  user_position: coordinate,
  coordinate,
  origin: coordinate,
  destination: coordinate,
  query: {
    good: ['t', 'teatro\u0007solis', 'x'.repeat(300), "'; DROP TABLE place; --", '🚏', '%'],
    bad: ['', '   ', '\n', '\u2028', 'x'.repeat(301), 'x'.repeat(8000)],
  },
  debug: { good: ['0', '1'], bad: [...words, 'y', 'true', '2', '01'] },
  iterator_length: {
    good: ['1', '50', '007'],
    bad: ['', '0', '51', '-1', '1.5', 'ten', '1e1', '0x1'],
  },
  iterator_status: { good: [], bad: ['', 'next', 'from-', 'MToxMDp4', 'a'.repeat(8000)] },
  search_filter: { good: [], bad: ['', 'x', 'none of ours', '%', 'a'.repeat(500)] },
  type: { good: ['', 'address-only'], bad: ['address', 'places', 'ADDRESS-ONLY', ' '] },
  country: {
    good: ['URY', 'usa', 'Deu'],
    bad: ['', 'UY', 'UY ', 'XXX', 'XKK', 'URYX', '858', 'ßA'],
  },
  countries: { good: ['URY', 'ury,AR', 'USA'], bad: ['', 'UY ', 'XXX', 'URY,', 'URY;ARG', '*'] },
  bounds: {
    good: ['-35,-57,-34,-55', '-35, -57, -34, -55', '-90,170,90,-170', '1,2,1,2'],
    bad: ['', '-35,-57', '-34,-57,-35,-55', '-35,-57,-34,181', '-35,-57,-34,-55,1', 'a,b,c,d'],
  },
  brand_rank_min: { ...rank, good: ['1', '3'] },
  brand_rank_max: rank,
  language: {
    good: ['en', 'fr-FR', 'DE-de'],
    bad: ['', 'e', 'pt', 'en-GB', 'fr_FR', 'english', '*'],
  },
  optimize: { good: ['fastest', 'shortest', 'easiest'], bad: [...words, 'Fastest', 'fastest '] },
  vehicle: {
    good: ['car', 'truck', 'bicycle', 'pedestrian'],
    bad: [...words, 'CAR', 'boat', 'car,truck'],
  },
  avoid: {
    good: ['none', 'hov', 'toll,ferry,hov', 'toll,toll'],
    bad: [...words, 'toll,', ',toll', 'toll, ferry', 'TOLL', 'toll;ferry'],
  },
}
