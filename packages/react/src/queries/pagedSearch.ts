import type {
  CallOptions,
  Connection,
  GeoError,
  PlacePage,
  SearchParameters,
} from '@signpost/client'
import type {
  DataTag,
  GetNextPageParamFunction,
  GetPreviousPageParamFunction,
  InfiniteData,
  QueryFunction,
  UseInfiniteQueryOptions,
} from '@tanstack/react-query'
import { type Incomplete, isComplete } from '../domain/Incomplete.ts'
import { inOrder, type PlaceChoice } from '../domain/PlaceChoice.ts'
import { requiredToSearch } from '../domain/requiredToSearch.ts'
import { roundCoordinate } from '../domain/roundCoordinate.ts'
import type { GeoQueryKey } from './GeoQueryKey.ts'
import { tagKey } from './GeoQueryKey.ts'
import { callOperation } from './geoQuery.ts'
import { policyOf, type QueryPolicy } from './retryAndStaleTime.ts'

/** The parameters of a search and the chosen brands or categories. The page is omitted, because an infinite query holds all pages. */
export interface SearchQueryParameters extends Omit<SearchParameters, 'page'>, PlaceChoice {}
export type SearchQueryKey = GeoQueryKey<'search', SearchQueryParameters>

/** The state that requests a page; undefined for the first page. */
export type SearchPageParam = string | undefined
export type SearchPages = InfiniteData<PlacePage, SearchPageParam>

/** The options of an infinite query, for `useInfiniteQuery`, `prefetchInfiniteQuery` and other functions of TanStack Query. */
export interface SearchQuery
  extends QueryPolicy,
    // Never set. The type of this option lets `useInfiniteQuery` infer that errors are GeoErrors.
    Pick<
      UseInfiniteQueryOptions<PlacePage, GeoError, SearchPages, SearchQueryKey, SearchPageParam>,
      'throwOnError'
    > {
  readonly queryKey: DataTag<SearchQueryKey, SearchPages, GeoError>
  readonly queryFn: QueryFunction<PlacePage, SearchQueryKey, SearchPageParam>
  readonly initialPageParam: SearchPageParam
  readonly getNextPageParam: GetNextPageParamFunction<SearchPageParam, PlacePage>
  /** Returns the state of the page before the first cached one, if `maxPages` has dropped it. */
  readonly getPreviousPageParam: GetPreviousPageParamFunction<SearchPageParam, PlacePage>
  /** False while a required parameter is missing. */
  readonly enabled: boolean
}

const mostPages = 1000

/**
 * The query key of a search. The point that distances are measured from is rounded to 11 m; with a user position, the center is rounded to
 * 110 m. Unsent parameters and the order of brands and categories do not matter.
 */
export function searchQueryKey(
  connection: Connection,
  { query, near, userPosition, brands, categories, ...others }: Incomplete<SearchQueryParameters>,
): SearchQueryKey {
  const position = connection.wire.searchUserPosition ? userPosition : undefined
  const parameters = {
    query: query?.trim() || undefined,
    near: roundCoordinate(near, position ? 3 : 4),
    ...others,
    userPosition: roundCoordinate(position, 4),
    language: connection.language,
    ...inOrder({ brands, categories }),
  }
  return ['signpost', connection.scope, 'search', parameters]
}

/** The query options of a search, page by page, each of which `call` requests. */
export function pagedSearch(
  connection: Connection,
  parameters: Incomplete<SearchQueryParameters>,
  call: (parameters: SearchParameters & PlaceChoice, options: CallOptions) => Promise<PlacePage>,
): SearchQuery {
  const key = searchQueryKey(connection, parameters)
  const { brands, categories, searchFilter } = key[3]
  // The filter of a suggestion needs the suggestion's text.
  const hasNoText = (brands ?? categories) !== undefined && searchFilter === undefined
  const required = requiredToSearch(connection).filter((name) => name !== 'query' || !hasNoText)
  return {
    queryKey: tagKey(key),
    queryFn: ({ signal, pageParam: page }) =>
      callOperation(key, required, (complete) => call({ ...complete, page }, { signal })),
    initialPageParam: undefined,
    getNextPageParam,
    getPreviousPageParam: ({ previousPage }) => previousPage,
    enabled: isComplete(key[3], required),
    ...policyOf(key),
  }
}

/**
 * Returns the state of the next page; undefined when there are no more pages, when a page repeats, and after the maximum number of pages.
 */
function getNextPageParam(
  { nextPage }: PlacePage,
  pages: readonly PlacePage[],
  _: SearchPageParam,
  asked: readonly SearchPageParam[],
): SearchPageParam {
  return pages.length < mostPages && !asked.includes(nextPage) ? nextPage : undefined
}
