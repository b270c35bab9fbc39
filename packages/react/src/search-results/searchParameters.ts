import type { Incomplete } from '../domain/Incomplete.ts'
import type { SearchQueryParameters } from '../queries/searchQuery.ts'

/** Every parameter of a search, also those that are undefined: one that is not passed on does not compile. */
export type AllSearchParameters = {
  readonly [Name in keyof Required<SearchQueryParameters>]: SearchQueryParameters[Name] | undefined
}

/** The parameters of the search among the options of a list of places. */
export function searchParameters({
  query,
  center,
  filter,
  userPosition,
  limit,
  countries,
  bounds,
  brands,
  categories,
}: Incomplete<SearchQueryParameters>): AllSearchParameters {
  return {
    query,
    center,
    filter,
    userPosition,
    limit,
    countries,
    bounds,
    brands,
    categories,
  }
}
