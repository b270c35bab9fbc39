'use client'

import type { CatalogCategory, GeoError, ListCategoriesParameters } from '@signpost/client'
import type { UseQueryResult } from '@tanstack/react-query'
import type { Incomplete } from '../domain/Incomplete.ts'
import { useSignpost } from '../provider/useSignpost.ts'
import { type CategoriesQueryKey, categoriesQuery } from '../queries/categoriesQuery.ts'
import { type QueryHookOptions, useGeoQuery } from './useGeoQuery.ts'

/**
 * The two-level catalog of categories, in the provider's language unless another is given.
 *
 * @example
 * ```tsx
 * const { data: categories = [] } = useCategories()
 * ```
 */
export function useCategories<Data = readonly CatalogCategory[]>(
  parameters: Incomplete<ListCategoriesParameters> = {},
  options: QueryHookOptions<readonly CatalogCategory[], CategoriesQueryKey, Data> = {},
): UseQueryResult<Data, GeoError> {
  const { connection } = useSignpost()
  return useGeoQuery(categoriesQuery(connection, parameters), options)
}
