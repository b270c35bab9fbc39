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

/** The query key of the catalog in the requested language, or in that of the connection. */
export function categoriesQueryKey(
  connection: Connection,
  { language = connection.language }: Incomplete<ListCategoriesParameters> = {},
): CategoriesQueryKey {
  return ['signpost', connection.scope, 'listCategories', { language }]
}

/** The query options for the two-level catalog of categories. */
export function categoriesQuery(
  connection: Connection,
  { language }: Incomplete<ListCategoriesParameters> = {},
): GeoQuery<readonly CatalogCategory[], CategoriesQueryKey> {
  const query = geoQuery({
    key: categoriesQueryKey(connection, { language }),
    required: [],
    // Omit the language of the connection, which the client sends itself: a service rejects an unsupported language only as a parameter.
    call: (_, options) => listCategories(connection, { language }, options),
  })
  return { ...query, enabled: query.enabled && hasOperation(connection, 'listCategories') }
}
