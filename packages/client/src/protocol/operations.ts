import type { Area, Coordinate } from '../domain/coordinate.ts'
import {
  type Avoidance,
  avoidances,
  type Optimization,
  optimizations,
  type Vehicle,
  vehicles,
} from '../domain/route.ts'
import {
  acceptedLanguage,
  type CatalogLanguage,
  type ReaderLanguages,
  readerLanguages,
} from './languages.ts'
import { BEST_RANK, DEFAULT_RESULTS, LAST_RANK, MAX_RESULTS } from './limits.ts'
import {
  header,
  optional,
  type Parameter,
  required,
  requiredWithout,
  withDefault,
} from './Parameter.ts'
import { badParameter } from './ProtocolError.ts'
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

/** One operation of the interface: its path, and the table of its parameters, from which a `Request` is read. */
export interface ProtocolOperation<Request extends object> {
  readonly path: `/geo/v2/${OperationPath}/json`
  readonly parameters: { readonly [Field in keyof Request]-?: Parameter<Request[Field]> }
  /** Throws a `ProtocolError` for values that cannot be used together. */
  check?(request: Request): void
}

/** The parameters of an operation, in the order in which they are read. */
export function parametersOf<Request extends object>({
  parameters,
}: ProtocolOperation<Request>): Parameter<unknown>[] {
  return Object.values(parameters)
}

/** The part of a path that names the operation. */
export type OperationPath =
  | 'suggestions'
  | 'search'
  | 'reversegeocode'
  | 'brand_list'
  | 'category_list'
  | 'directions'

/** A request for one page of results around a point. */
interface PageRequest {
  readonly center: Coordinate
  /** The countries outside which nothing is found; alpha-3. */
  readonly countries: Area['countries']
  /** The box outside which nothing is found. */
  readonly bounds: Area['bounds']
  /** The point from which distances are measured, in place of the centre. */
  readonly userPosition: Coordinate | undefined
  readonly limit: number
  /** The opaque value that asks for a later page. */
  readonly page: string | undefined
  /** The languages of whoever asks. */
  readonly languages: ReaderLanguages
  /** `1` asks for the reasons of the ranking. */
  readonly debug: '0' | '1'
}

export interface SuggestionsRequest extends PageRequest {
  readonly query: string
}

export interface SearchRequest extends PageRequest {
  /** Absent only where there is a filter. */
  readonly query: string | undefined
  /** The opaque value of a suggestion. */
  readonly filter: string | undefined
  /** `address-only` for a forward geocode. */
  readonly type: '' | 'address-only'
}

export interface ReverseGeocodeRequest {
  readonly coordinate: Coordinate
}

export interface BrandListRequest {
  /** ISO 3166-1 alpha-3. */
  readonly country: string
  readonly minRank: number
  readonly maxRank: number
}

export interface CategoryListRequest {
  readonly language: CatalogLanguage | undefined
  /** The language of the headers, for a request without one of its own. */
  readonly acceptedLanguage: CatalogLanguage
}

export interface DirectionsRequest {
  readonly origin: Coordinate
  readonly destination: Coordinate
  readonly optimize: Optimization
  readonly vehicle: Vehicle
  readonly avoid: readonly Avoidance[]
}

const aPlace = '-34.9055,-56.1917'

// The specification writes the second; browsers and proxies send the first.
const languageHeaders = ['Accept-Language', 'Accepted-Language'] as const

/** The parameters that the operations with pages share. */
const paged: Omit<ProtocolOperation<PageRequest>['parameters'], 'center'> = {
  userPosition: optional(
    'user_position',
    coordinate,
    'Where distances are measured from, in place of the centre.',
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
    filter: optional(
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
    origin: required('origin', coordinate, 'Where the way begins.', '-34.9077,-56.2012'),
    destination: required('destination', coordinate, 'Where it ends.', '-34.8945,-56.1529'),
    optimize: withDefault(
      'optimize',
      oneOf(optimizations),
      'fastest',
      'The shortest time, the shortest way, or the fewest turns.',
    ),
    vehicle: withDefault('vehicle', oneOf(vehicles), 'car', 'What goes.'),
    avoid: withDefault(
      'avoid',
      listOf(avoidances),
      ['hov'],
      'What to keep off, with commas between: `hov`, `toll`, `highway`, `uturn`, `unpaved`, `ferry`; or `none` alone.',
    ),
  },
}
