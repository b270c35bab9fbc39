'use client'

import type { CatalogBrand, GeoError, ListBrandsParameters } from '@signpost/client'
import type { UseQueryResult } from '@tanstack/react-query'
import type { Incomplete } from '../domain/Incomplete.ts'
import { useSignpost } from '../provider/useSignpost.ts'
import { type BrandsQueryKey, brandsQuery } from '../queries/brandsQuery.ts'
import { type QueryHookOptions, useGeoQuery } from './useGeoQuery.ts'

/**
 * The brands of a country, best known first.
 *
 * @example
 * ```tsx
 * const { data: brands = [] } = useBrands({ country: 'US' })
 * ```
 */
export function useBrands<Data = readonly CatalogBrand[]>(
  parameters: Incomplete<ListBrandsParameters>,
  options: QueryHookOptions<readonly CatalogBrand[], BrandsQueryKey, Data> = {},
): UseQueryResult<Data, GeoError> {
  const { connection } = useSignpost()
  return useGeoQuery(brandsQuery(connection, parameters), options)
}
