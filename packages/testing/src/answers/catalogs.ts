import type { BrandListRequest, CategoryListRequest } from '@signpost/client/protocol'
import type { WireBrands, WireCategories } from '@signpost/client/wire'
import { categoryCatalog } from '../fixtures/categories/categoryCatalog.ts'
import type { FixtureCities } from './FixtureCities.ts'

/** The brands of a country, best known first; empty for a country without fixtures. */
export function listBrands(
  { country, minRank, maxRank }: BrandListRequest,
  fixtures: FixtureCities,
): WireBrands {
  const brands = fixtures.cities.find((city) => city.country.code === country)?.brands ?? []
  return {
    brand_list: brands.filter(({ brand_item: { rank } }) => {
      return Number(rank) >= minRank && Number(rank) <= maxRank
    }),
  }
}

/** The category catalog in the language of the parameter, or of the header, or in English. */
export function listCategories({ language, languages }: CategoryListRequest): WireCategories {
  return categoryCatalog(language ?? languages.catalog)
}
