import type { Incomplete } from '../domain/Incomplete.ts'
import type { SearchQueryParameters } from '../queries/pagedSearch.ts'

/** Every parameter of a search, including undefined ones, so that a parameter that is not passed on is a compile error. */
export type AllSearchParameters = {
  readonly [Name in keyof Required<SearchQueryParameters>]: SearchQueryParameters[Name] | undefined
}

/** Picks the parameters of the search from the options of a list of places. */
export function searchParameters({
  query,
  near,
  searchFilter,
  userPosition,
  limit,
  countries,
  bounds,
  brands,
  categories,
}: Incomplete<SearchQueryParameters>): AllSearchParameters {
  return {
    query,
    near,
    searchFilter,
    userPosition,
    limit,
    countries,
    bounds,
    brands,
    categories,
  }
}
