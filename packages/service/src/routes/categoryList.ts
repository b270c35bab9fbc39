import type { WireCategories, WireCategoryName } from '@signpost/client/wire'
import type { CatalogCategory, CatalogLanguage } from '../data/catalog.ts'
import { acceptedLanguage, language, languageTags } from '../http/parameters/language.ts'
import { optional } from '../http/parameters/read.ts'
import { FOR_AN_HOUR, type Operation } from './Operation.ts'

/** The two-level catalog of categories, in the asked language and English. */
export const categoryList: Operation<CatalogLanguage> = {
  path: '/geo/v2/category_list/json',
  cacheControl: FOR_AN_HOUR,
  vary: 'Accept-Language',
  etag: true,

  read: (query, headers) => optional(query, 'language', language) ?? acceptedLanguage(headers),

  kind: (asked) => asked,

  async answer(asked, { catalog }): Promise<WireCategories> {
    const write = ({ code, names }: CatalogCategory) => ({ code, name: writeNames(names, asked) })
    return {
      category_list: catalog.topCategories.map(({ category, children }) => ({
        ...write(category),
        category_item: children.map((child) => ({ category_item: write(child) })),
      })),
    }
  },
}

function writeNames(names: CatalogCategory['names'], asked: CatalogLanguage): WireCategoryName[] {
  return [...new Set([asked, 'en'] as const)].map((code) => ({
    language: languageTags[code],
    full_name: names[code],
  }))
}
