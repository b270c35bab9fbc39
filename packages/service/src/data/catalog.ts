import type { CatalogLanguage } from '@signpost/client/protocol'

/** The lists that the service answers from memory: what `catalog.json` of a data folder holds. */
export interface Catalog {
  /** Every category, parents before their children. The catalog has two levels. */
  categories: CatalogCategory[]
  /** Every brand, by id. */
  brands: Record<string, CatalogBrand>
  /** The brands of each country (ISO 3166-1 alpha-3), best rank first, then by name. */
  brandsOf: Record<string, RankedBrand[]>
}

export interface CatalogCategory {
  code: string
  /** Code of the category above; absent at the top. */
  parent?: string
  names: Record<CatalogLanguage, string>
}

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
  /** Its name and the name's language in this country, where they are others than those of the brand. */
  name?: string
  language?: string
}
