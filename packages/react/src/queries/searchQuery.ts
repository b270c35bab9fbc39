import {
  type Connection,
  type GeoError,
  type PlacePage,
  type SearchParameters,
  search,
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
import { searchByChoice } from './searchByChoice.ts'

/** The parameters of a search, with the filter of its places. Pages are not among them: they are the pages of one infinite query. */
export interface SearchQueryParameters extends Omit<SearchParameters, 'page'>, PlaceChoice {}
export type SearchQueryKey = GeoQueryKey<'search', SearchQueryParameters>

/** The state that asks for a page: undefined for the first. */
export type SearchPageParam = string | undefined
export type SearchPages = InfiniteData<PlacePage, SearchPageParam>

/** The options of an infinite query, for `useInfiniteQuery`, `prefetchInfiniteQuery` and other functions of TanStack Query. */
export interface SearchQuery
  extends QueryPolicy,
    // Not set: its type tells `useInfiniteQuery` that errors are GeoErrors.
    Pick<
      UseInfiniteQueryOptions<PlacePage, GeoError, SearchPages, SearchQueryKey, SearchPageParam>,
      'throwOnError'
    > {
  readonly queryKey: DataTag<SearchQueryKey, SearchPages, GeoError>
  readonly queryFn: QueryFunction<PlacePage, SearchQueryKey, SearchPageParam>
  readonly initialPageParam: SearchPageParam
  readonly getNextPageParam: GetNextPageParamFunction<SearchPageParam, PlacePage>
  /** The state of the page before the first one in the cache, where `maxPages` has dropped it. */
  readonly getPreviousPageParam: GetPreviousPageParamFunction<SearchPageParam, PlacePage>
  /** False while a required parameter is missing. */
  readonly enabled: boolean
}

const mostPages = 1000

/**
 * The key of a search's places. The point from which distances are measured is rounded to 11 m; beside a user's position the center is rounded to 110 m. Parameters that are not sent do not count, nor does the order of brands and categories.
 */
export function searchQueryKey(
  { scope, wire, language }: Connection,
  { query, center, userPosition, brands, categories, ...others }: Incomplete<SearchQueryParameters>,
): SearchQueryKey {
  const position = wire.searchUserPosition ? userPosition : undefined
  const parameters = {
    query: query?.trim() || undefined,
    center: roundCoordinate(center, position ? 3 : 4),
    ...others,
    userPosition: roundCoordinate(position, 4),
    language,
    ...inOrder({ brands, categories }),
  }
  return ['signpost', scope, 'search', parameters]
}

/** Places and addresses around a point, page by page. Needs `center` unless the service does not, and `query` unless brands or categories are chosen. */
export function searchQuery(
  connection: Connection,
  parameters: Incomplete<SearchQueryParameters>,
): SearchQuery {
  const key = searchQueryKey(connection, parameters)
  const { brands, categories, filter } = key[3]
  const isChoice = brands !== undefined || categories !== undefined
  // The filter of a suggestion is sent with its text.
  const hasNoText = isChoice && filter === undefined
  const required = requiredToSearch(connection).filter((name) => name !== 'query' || !hasNoText)
  return {
    queryKey: tagKey(key),
    queryFn: ({ signal, pageParam: page }) =>
      callOperation(key, required, ({ brands, categories, ...complete }) =>
        isChoice
          ? searchByChoice(connection, { ...complete, page }, { brands, categories }, { signal })
          : search(connection, { ...complete, page }, { signal }),
      ),
    initialPageParam: undefined,
    getNextPageParam,
    getPreviousPageParam: ({ previousPage }) => previousPage,
    enabled: isComplete(key[3], required),
    ...policyOf(key),
  }
}

/** The state of the next page. Undefined when there are no more pages, when a page repeats, and after the maximum number. */
function getNextPageParam(
  { nextPage }: PlacePage,
  pages: readonly PlacePage[],
  _: SearchPageParam,
  asked: readonly SearchPageParam[],
): SearchPageParam {
  return pages.length < mostPages && !asked.includes(nextPage) ? nextPage : undefined
}
