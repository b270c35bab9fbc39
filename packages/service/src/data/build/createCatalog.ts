import countries from 'i18n-iso-countries'
import type { BrandCounts } from '../brands/BrandCounts.ts'
import type { Brand } from '../brands/mergeBrands.ts'
import { rankBrands } from '../brands/rankBrands.ts'
import type { Catalog, CatalogCategory } from '../catalog.ts'

/** Puts together what `catalog.json` holds. */
export function createCatalog(
  categories: CatalogCategory[],
  brands: readonly Brand[],
  brandCounts: BrandCounts,
): Catalog {
  return {
    categories,
    brands: Object.fromEntries(
      brands.map(({ id, name, language, aliases }) => [id, { name, language, aliases }]),
    ),
    brandsOf: rankBrands(brands, Object.keys(countries.getAlpha3Codes()), (country) =>
      brandCounts.in(country),
    ),
  }
}
