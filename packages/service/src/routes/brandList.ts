import { type BrandListRequest, brandList as protocol } from '@signpost/client/protocol'
import type { WireBrandListItem, WireBrands } from '@signpost/client/wire'
import type { CatalogBrand, RankedBrand } from '../data/catalog.ts'
import { CACHE_ONE_HOUR, type Operation } from './Operation.ts'

/** The brands of a country, best rank first. */
export const brandList: Operation<BrandListRequest> = {
  protocol,
  cacheControl: CACHE_ONE_HOUR,
  isFixed: true,

  kind: () => 'list',

  async answer({ country, minRank, maxRank }, { catalog }): Promise<WireBrands> {
    const brands = catalog().brandsOf(country)
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
