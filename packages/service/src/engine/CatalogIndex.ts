import type { WireCategory } from '@signpost/client/wire'
import type { Catalog, CatalogBrand, CatalogCategory, RankedBrand } from '../data/catalog.ts'

/** The catalog, ready to be asked. */
export interface CatalogIndex {
  /** A category with its parent, in English; undefined for a code that the catalog lacks. */
  category(code: string): WireCategory | undefined
  /** The top of the catalog, each with its children. */
  readonly topCategories: readonly { category: CatalogCategory; children: CatalogCategory[] }[]
  /** The brands of a country, best rank first. */
  brandsOf(countryCode: string): (CatalogBrand & RankedBrand)[]
}

/** Prepares a catalog for look-ups. */
export function createCatalogIndex({ categories, brands, brandsOf }: Catalog): CatalogIndex {
  const byCode = new Map(categories.map((category) => [category.code, category]))
  const wire = new Map(categories.map((category) => [category.code, writeCategory(category)]))

  function writeCategory({ code, names, parent }: CatalogCategory): WireCategory {
    const above = parent === undefined ? undefined : byCode.get(parent)
    return above === undefined
      ? { code, name: names.en }
      : { code, name: names.en, parent_category: { code: above.code, name: above.names.en } }
  }

  return {
    category: (code) => wire.get(code),
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
