import type { ReaderLanguages } from '@signpost/client/protocol'
import type { WireCategory } from '@signpost/client/wire'
import type { Catalog, CatalogBrand, CatalogCategory, RankedBrand } from '../data/catalog.ts'

/** A catalog with its indexes. */
export interface CatalogIndex {
  /** A category with its parent, named for a reader; undefined for a code that the catalog lacks. */
  category(code: string, languages: ReaderLanguages): WireCategory | undefined
  /** The top-level categories, each with its children. */
  readonly topCategories: readonly { category: CatalogCategory; children: CatalogCategory[] }[]
  /** The brands of a country, best rank first. */
  brandsOf(countryCode: string): (CatalogBrand & RankedBrand)[]
}

/** Builds the indexes of a catalog. */
export function createCatalogIndex({ categories, brands, brandsOf }: Catalog): CatalogIndex {
  const byCode = new Map(categories.map((category) => [category.code, category]))

  function writeCategory(category: CatalogCategory, languages: ReaderLanguages): WireCategory {
    const { code, parent } = category
    const above = parent === undefined ? undefined : byCode.get(parent)
    const written = { code, name: categoryName(category, languages) }
    if (above === undefined) return written
    return {
      ...written,
      parent_category: { code: above.code, name: categoryName(above, languages) },
    }
  }

  return {
    category: (code, languages) => {
      const category = byCode.get(code)
      return category && writeCategory(category, languages)
    },
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

/** The name of a category in the reader's own language, or in that of the catalog. */
function categoryName({ names }: CatalogCategory, { own = '', catalog }: ReaderLanguages): string {
  return (Object.hasOwn(names, own) && names[own]) || names[catalog]
}
