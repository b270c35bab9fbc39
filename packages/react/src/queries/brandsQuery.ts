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

/** The key of the brands of a country; `uy`, `UY` and `URY` are the same. */
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

/** The brands of a country, best known first. Needs `country`. */
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
