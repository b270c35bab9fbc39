import { decodeCatalogBrand } from '../decode/catalog.ts'
import { readAnswerList } from '../decode/read.ts'
import type { CatalogBrand } from '../domain/brand.ts'
import { toAlpha3 } from '../domain/country.ts'
import { InvalidParameter } from '../errors/GeoError.ts'
import type { Connection } from '../transport/connection.ts'
import { type CallOptions, call, type Operation } from './call.ts'
import { optional, writeInteger } from './encode.ts'

export interface ListBrandsParameters {
  /** ISO 3166-1, two or three letters. */
  readonly country: string
  /** The highest rank to return, 1 (best known) to 5. */
  readonly minRank?: number | undefined
  /** The lowest rank to return, 1 to 5. */
  readonly maxRank?: number | undefined
}

const operation: Operation<ListBrandsParameters, readonly CatalogBrand[]> = {
  name: 'listBrands',
  path: 'brand_list',
  encode: ({ country, minRank, maxRank }, { wire }) => {
    const most = optional(writeInteger, 'maxRank', maxRank, 1, 5)
    return {
      country: writeCountry('country', country),
      brand_rank_min: optional(writeInteger, 'minRank', minRank, 1, 5),
      brand_rank_max: wire.brandRankMax === 'exact' ? undefined : most,
    }
  },
  empty: [],
  decode: (body, context, { wire }, { maxRank = 5 }) => {
    const brands = readAnswerList(body, 'brand_list', context, decodeCatalogBrand)
    return wire.brandRankMax === 'exact'
      ? brands?.filter(({ rank = 5 }) => rank <= maxRank)
      : brands
  },
}

/** The brands of a country, best known first. */
export function listBrands(
  connection: Connection,
  parameters: ListBrandsParameters,
  options?: CallOptions,
): Promise<readonly CatalogBrand[]> {
  return call(connection, operation, parameters, options)
}

/** A country as ISO 3166-1 alpha-3. */
function writeCountry(name: string, value: string): string {
  const country = typeof value === 'string' ? toAlpha3(value) : undefined
  if (country === undefined) {
    throw new InvalidParameter(name, 'an ISO 3166-1 code')
  }
  return country
}
