import {
  type CatalogBrand,
  type Connection,
  type ListBrandsParameters,
  listBrands,
} from '@signpost/client'
import { toAlpha3 } from '@signpost/client/domain'
import { hasOperation } from '../domain/hasOperation.ts'
import type { Incomplete } from '../domain/Incomplete.ts'
import type { GeoQueryKey } from './GeoQueryKey.ts'
import { type GeoQuery, geoQuery } from './geoQuery.ts'

export type BrandsQueryKey = GeoQueryKey<'listBrands', ListBrandsParameters>

/** The query key of the brands of a country; `uy`, `UY` and `URY` are equivalent. */
export function brandsQueryKey(
  { scope, language }: Connection,
  { country, minRank, maxRank }: Incomplete<ListBrandsParameters>,
): BrandsQueryKey {
  const parameters = {
    country: (country && toAlpha3(country)) || country || undefined,
    minRank,
    maxRank,
    language,
  }
  return ['signpost', scope, 'listBrands', parameters]
}

/** The query options for the brands of a country, the best known first. Requires `country`. */
export function brandsQuery(
  connection: Connection,
  parameters: Incomplete<ListBrandsParameters>,
): GeoQuery<readonly CatalogBrand[], BrandsQueryKey> {
  const query = geoQuery({
    key: brandsQueryKey(connection, parameters),
    required: ['country'],
    call: (complete, options) => listBrands(connection, complete, options),
  })
  return { ...query, enabled: query.enabled && hasOperation(connection, 'listBrands') }
}
