import { type Connection, search } from '@signpost/client'
import type { Incomplete } from '../domain/Incomplete.ts'
import { pagedSearch, type SearchQuery, type SearchQueryParameters } from './pagedSearch.ts'
import { searchByChoice } from './searchByChoice.ts'

/**
 * The query options for places and addresses around a point, page by page. Requires `near` unless the service works without one, and
 * `query` unless brands or categories are chosen.
 */
export function searchQuery(
  connection: Connection,
  parameters: Incomplete<SearchQueryParameters>,
): SearchQuery {
  return pagedSearch(connection, parameters, ({ brands, categories, ...others }, options) =>
    brands || categories
      ? searchByChoice(connection, others, { brands, categories }, options)
      : search(connection, others, options),
  )
}
