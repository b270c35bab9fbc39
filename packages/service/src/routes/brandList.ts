import type { WireBrandListItem, WireBrands } from '@signpost/client/wire'
import type { CatalogBrand, RankedBrand } from '../data/catalog.ts'
import { country } from '../http/parameters/country.ts'
import { integer } from '../http/parameters/integer.ts'
import { badParameter, optional, required } from '../http/parameters/read.ts'
import { FOR_AN_HOUR, type Operation } from './Operation.ts'

interface BrandListRequest {
  country: string
  minRank: number
  maxRank: number
}

/** The brands of a country, best rank first. */
export const brandList: Operation<BrandListRequest> = {
  path: '/geo/v2/brand_list/json',
  cacheControl: FOR_AN_HOUR,
  etag: true,

  read(query) {
    const minRank = optional(query, 'brand_rank_min', integer(1, 5)) ?? 1
    const maxRank = optional(query, 'brand_rank_max', integer(1, 5)) ?? 5
    if (minRank > maxRank) {
      throw badParameter(
        'brand_rank_min',
        'The parameter brand_rank_min must not be greater than brand_rank_max.',
      )
    }
    return { country: required(query, 'country', country), minRank, maxRank }
  },

  kind: () => 'list',

  async answer({ country, minRank, maxRank }, { catalog }): Promise<WireBrands> {
    const brands = catalog.brandsOf(country)
    return {
      brand_list: brands.filter(({ rank }) => rank >= minRank && rank <= maxRank).map(writeBrand),
    }
  },
}

function writeBrand({
  id,
  rank,
  name,
  language,
  aliases,
}: CatalogBrand & RankedBrand): WireBrandListItem {
  const brand = { id, rank: String(rank), name: { text: name, language } }
  return { brand_item: aliases.length > 0 ? { ...brand, alias: aliases } : brand }
}
