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

/** The key of the catalog in one language: the requested one, or that of the connection. */
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
    // The client sends the language of the connection itself: a language that the service does not have is an error only as a parameter.
    call: (_, options) => listCategories(connection, { language }, options),
  })
  return { ...query, enabled: query.enabled && hasOperation(connection, 'listCategories') }
}
