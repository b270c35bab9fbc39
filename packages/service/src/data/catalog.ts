import type { CatalogLanguage } from '@signpost/client/protocol'

/** The content of `catalog.json` in a data folder: the lists that the service keeps in memory. */
export interface Catalog {
  /** Every category, parents before their children, in two levels. */
  categories: CatalogCategory[]
  /** Every brand, by id. */
  brands: Record<string, CatalogBrand>
  /** The brands of each country (ISO 3166-1 alpha-3), best rank first, then by name. */
  brandsOf: Record<string, RankedBrand[]>
}

export interface CatalogCategory {
  code: string
  /** Code of the parent category; absent at the top level. */
  parent?: string
  names: CategoryNames
}

/** The names of a category by two-letter language: all of the catalog, and further ones that are known. */
export type CategoryNames = Record<CatalogLanguage, string> & Partial<Record<string, string>>

export interface CatalogBrand {
  name: string
  /** Language of the name, two letters. */
  language: string
  aliases: { text: string; language: string }[]
}

export interface RankedBrand {
  id: string
  /** 1 is the highest, 5 the lowest. */
  rank: 1 | 2 | 3 | 4 | 5
  /** The name in this country and its language, if they differ from those of the brand. */
  name?: string
  language?: string
}
