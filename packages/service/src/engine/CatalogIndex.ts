import { type CatalogLanguage, catalogLanguages } from '@signpost/client/protocol'
import type { WireCategory } from '@signpost/client/wire'
import type { Catalog, CatalogBrand, CatalogCategory, RankedBrand } from '../data/catalog.ts'

/** A catalog with its indexes. */
export interface CatalogIndex {
  /** A category with its parent; undefined for a code that the catalog lacks. */
  category(code: string, language: CatalogLanguage): WireCategory | undefined
  /** The top-level categories, each with its children. */
  readonly topCategories: readonly { category: CatalogCategory; children: CatalogCategory[] }[]
  /** The brands of a country, best rank first. */
  brandsOf(countryCode: string): (CatalogBrand & RankedBrand)[]
}

/** Builds the indexes of a catalog. */
export function createCatalogIndex({ categories, brands, brandsOf }: Catalog): CatalogIndex {
  const byCode = new Map(categories.map((category) => [category.code, category]))
  const written = new Map(
    catalogLanguages.map((language) => [
      language,
      new Map(categories.map((category) => [category.code, writeCategory(category, language)])),
    ]),
  )

  function writeCategory(
    { code, names, parent }: CatalogCategory,
    language: CatalogLanguage,
  ): WireCategory {
    const category = { code, name: names[language] }
    const above = parent === undefined ? undefined : byCode.get(parent)
    if (above === undefined) return category
    return { ...category, parent_category: { code: above.code, name: above.names[language] } }
  }

  return {
    category: (code, language) => written.get(language)?.get(code),
    topCategories: categories
      .filter(({ parent }) => parent === undefined)
      .map((category) => ({
        category,
        children: categories.filter(({ parent }) => parent === category.code),
      })),
    brandsOf: (countryCode) =>
      (Object.hasOwn(brandsOf, countryCode) ? (brandsOf[countryCode] ?? []) : []).flatMap(
        (ranked) => {
          const brand = brands[ranked.id]
          return brand === undefined ? [] : [{ ...brand, ...ranked }]
        },
      ),
  }
}
