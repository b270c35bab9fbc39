import { avoidances, optimizations, vehicles } from '../domain/route.ts'
import { readerLanguages } from './languages.ts'
import { BEST_RANK, DEFAULT_RESULTS, LAST_RANK, MAX_RESULTS } from './limits.ts'
import { header, optional, required, requiredWithout, withDefault } from './Parameter.ts'
import { badParameter } from './ProtocolError.ts'
import type { ProtocolOperation } from './ProtocolOperation.ts'
import {
  bounds,
  coordinate,
  countries,
  country,
  integer,
  language,
  listOf,
  oneOf,
  opaque,
  searchText,
} from './readers.ts'
import type {
  BrandListRequest,
  CategoryListRequest,
  DirectionsRequest,
  PageRequest,
  ReverseGeocodeRequest,
  SearchRequest,
  SuggestionsRequest,
} from './requests.ts'

const aPlace = '-34.9055,-56.1917'

// The specification names the second; browsers and proxies send the first.
const languageHeaders = ['Accept-Language', 'Accepted-Language'] as const

/** The parameters of all paged operations. */
const paged: Omit<ProtocolOperation<PageRequest>['parameters'], 'center'> = {
  userPosition: optional(
    'user_position',
    coordinate,
    'The point from which distances are measured, instead of the center.',
    aPlace,
  ),
  limit: withDefault(
    'iterator_length',
    integer(1, MAX_RESULTS),
    DEFAULT_RESULTS,
    'The number of results on a page.',
  ),
  page: optional(
    'iterator_status',
    opaque('that of an earlier answer to the same request, unchanged'),
    'The `iterator_status` of the previous answer, to request the next page. The other parameters stay the same. If the data have been replaced, the answer is a 400 with the code `expired_iterator`.',
  ),
  languages: header(
    languageHeaders,
    readerLanguages,
    'The language of names: any in which the data has them. Without one, for categories English, French, Spanish, German or Italian, English when the header lists none of these.',
  ),
  countries: optional('countries', countries, 'Restricts results to countries: `URY,ARG`.', 'URY'),
  bounds: optional(
    'bounds',
    bounds,
    'Restricts results to `south,west,north,east`.',
    '-35,-57,-34,-55',
  ),
  debug: withDefault(
    'debug',
    oneOf(['0', '1']),
    '0',
    '`1` adds how the text was read, and the score of each result.',
  ),
}

export const suggestions: ProtocolOperation<SuggestionsRequest> = {
  path: '/geo/v2/suggestions/json',
  parameters: {
    center: required(
      'search_center',
      coordinate,
      'The point to search around; nearby matches rank higher.',
      aPlace,
    ),
    query: required(
      'query',
      searchText,
      'The text that a person has typed so far.',
      'teatro solis',
    ),
    ...paged,
  },
}

export const search: ProtocolOperation<SearchRequest> = {
  path: '/geo/v2/search/json',
  parameters: {
    center: required('search_center', coordinate, 'The point to search around.', aPlace),
    query: requiredWithout(
      'search_filter',
      'query',
      searchText,
      'The text to search for; optional with `search_filter`.',
      'teatro solis',
    ),
    searchFilter: optional(
      'search_filter',
      opaque('the search_filter of a suggestion, unchanged'),
      'The `search_filter` of a suggestion, unchanged.',
    ),
    type: withDefault(
      'type',
      oneOf(['', 'address-only']),
      '',
      'Empty or missing: places and addresses. `address-only`: a forward geocode.',
    ),
    ...paged,
  },
}

export const reverseGeocode: ProtocolOperation<ReverseGeocodeRequest> = {
  path: '/geo/v2/reversegeocode/json',
  parameters: { coordinate: required('coordinate', coordinate, 'The point.', aPlace) },
}

const rank = integer(BEST_RANK, LAST_RANK)

export const brandList: ProtocolOperation<BrandListRequest> = {
  path: '/geo/v2/brand_list/json',
  parameters: {
    country: required('country', country, 'ISO 3166-1 alpha-3, in any case.', 'URY'),
    minRank: withDefault(
      'brand_rank_min',
      rank,
      BEST_RANK,
      'The first rank to include, 1 being the best known.',
    ),
    maxRank: withDefault('brand_rank_max', rank, LAST_RANK, 'The last rank to include.'),
  },
  check({ minRank, maxRank }) {
    if (minRank <= maxRank) return
    throw badParameter(
      'brand_rank_min',
      'The parameter brand_rank_min must not be greater than brand_rank_max.',
    )
  },
}

export const categoryList: ProtocolOperation<CategoryListRequest> = {
  path: '/geo/v2/category_list/json',
  parameters: {
    language: optional(
      'language',
      language,
      'The language of names. Default: that of the header `Accept-Language`, or else English. Written in any case.',
    ),
    languages: header(
      languageHeaders,
      readerLanguages,
      'The language of names when `language` is missing.',
    ),
  },
}

export const directions: ProtocolOperation<DirectionsRequest> = {
  path: '/geo/v2/directions/json',
  parameters: {
    origin: required('origin', coordinate, 'The start of the route.', '-34.9077,-56.2012'),
    destination: required('destination', coordinate, 'The end of the route.', '-34.8945,-56.1529'),
    optimize: withDefault(
      'optimize',
      oneOf(optimizations),
      'fastest',
      'The shortest time, the shortest distance, or the fewest turns.',
    ),
    vehicle: withDefault('vehicle', oneOf(vehicles), 'car', 'The vehicle.'),
    avoid: withDefault(
      'avoid',
      listOf(avoidances),
      ['hov'],
      'The road features to avoid, separated by commas: `hov`, `toll`, `highway`, `uturn`, `unpaved`, `ferry`; or `none` alone.',
    ),
  },
}
