import { avoidances, optimizations, vehicles } from '../domain/route.ts'
import { acceptedLanguage, readerLanguages } from './languages.ts'
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

// The specification writes the second; browsers and proxies send the first.
const languageHeaders = ['Accept-Language', 'Accepted-Language'] as const

/** The parameters that the operations with pages share. */
const paged: Omit<ProtocolOperation<PageRequest>['parameters'], 'center'> = {
  userPosition: optional(
    'user_position',
    coordinate,
    'Where distances are measured from, in place of the center.',
    aPlace,
  ),
  limit: withDefault(
    'iterator_length',
    integer(1, MAX_RESULTS),
    DEFAULT_RESULTS,
    'Results on a page.',
  ),
  page: optional(
    'iterator_status',
    opaque('that of an earlier answer to the same request, unchanged'),
    'The `iterator_status` of the page before, with all else unchanged, asks for the next page. When the data have been replaced meanwhile, it is a 400 with the code `expired_iterator`.',
  ),
  languages: header(
    languageHeaders,
    readerLanguages,
    'The language of names: of places any that the map has, of categories English, French, Spanish, German or Italian, English when it asks for none of them.',
  ),
  countries: optional('countries', countries, 'Nothing outside these countries is found.', 'URY'),
  bounds: optional('bounds', bounds, 'Nothing outside this box is found.', '-35,-57,-34,-55'),
  debug: withDefault(
    'debug',
    oneOf(['0', '1']),
    '0',
    '`1`: says how the text was read, and the points of each row.',
  ),
}

export const suggestions: ProtocolOperation<SuggestionsRequest> = {
  path: '/geo/v2/suggestions/json',
  parameters: {
    center: required(
      'search_center',
      coordinate,
      'Where a person looks; what is near goes before.',
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
    center: required('search_center', coordinate, 'Where to search.', aPlace),
    query: requiredWithout(
      'search_filter',
      'query',
      searchText,
      'What to find; may be left out with `search_filter`.',
      'teatro solis',
    ),
    searchFilter: optional(
      'search_filter',
      opaque('the search_filter of a suggestion, unchanged'),
      'That of a suggestion, unchanged.',
    ),
    type: withDefault(
      'type',
      oneOf(['', 'address-only']),
      '',
      'Empty or left out: places and addresses. `address-only`: a forward geocode.',
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
      'Brands of this rank and the ones after it.',
    ),
    maxRank: withDefault(
      'brand_rank_max',
      rank,
      LAST_RANK,
      'Brands of this rank and the ones before it.',
    ),
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
      'Left out, the header `Accept-Language` decides, and without it English. In any case.',
    ),
    acceptedLanguage: header(
      languageHeaders,
      (text) => acceptedLanguage(text) ?? 'en',
      'Read when `language` is left out.',
    ),
  },
}

export const directions: ProtocolOperation<DirectionsRequest> = {
  path: '/geo/v2/directions/json',
  parameters: {
    origin: required('origin', coordinate, 'Where the route begins.', '-34.9077,-56.2012'),
    destination: required('destination', coordinate, 'Where it ends.', '-34.8945,-56.1529'),
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
      'What to avoid, with commas between: `hov`, `toll`, `highway`, `uturn`, `unpaved`, `ferry`; or `none` alone.',
    ),
  },
}
