import {
  type CatalogCategory,
  type Connection,
  type ListCategoriesParameters,
  listCategories,
} from '@signpost/client'
import { hasOperation } from '../domain/hasOperation.ts'
import type { Incomplete } from '../domain/Incomplete.ts'
import type { GeoQueryKey } from './GeoQueryKey.ts'
import { type GeoQuery, geoQuery } from './geoQuery.ts'

export type CategoriesQueryKey = GeoQueryKey<'listCategories', ListCategoriesParameters>

/** Names the catalog in one language, because its names are in it: the one asked for, or the connection's. */
export function categoriesQueryKey(
  connection: Connection,
  { language = connection.language }: Incomplete<ListCategoriesParameters> = {},
): CategoriesQueryKey {
  return ['signpost', connection.scope, 'listCategories', { language }]
}

/** The two-level catalog of categories. */
export function categoriesQuery(
  connection: Connection,
  { language }: Incomplete<ListCategoriesParameters> = {},
): GeoQuery<readonly CatalogCategory[], CategoriesQueryKey> {
  const query = geoQuery({
    key: categoriesQueryKey(connection, { language }),
    required: [],
    // The connection's language is left to the client: one that the service does not have is an error only when it is asked for.
    call: (_, options) => listCategories(connection, { language }, options),
  })
  return { ...query, enabled: query.enabled && hasOperation(connection, 'listCategories') }
}
