import {
  type CatalogLanguage,
  type CategoryListRequest,
  languageTag,
  categoryList as protocol,
} from '@signpost/client/protocol'
import type { WireCategories, WireCategoryName } from '@signpost/client/wire'
import type { CatalogCategory } from '../data/catalog.ts'
import { CACHE_ONE_HOUR, type Operation } from './Operation.ts'
import { shortNames } from './shortNames.ts'

/** The two-level catalog of categories, in the requested language and English. */
export const categoryList: Operation<CategoryListRequest> = {
  protocol,
  cacheControl: CACHE_ONE_HOUR,
  isFixed: true,

  kind: ({ language, acceptedLanguage }) => language ?? acceptedLanguage,

  async answer({ language, acceptedLanguage }, { catalog }): Promise<WireCategories> {
    const asked = language ?? acceptedLanguage
    const write = ({ code, names }: CatalogCategory) => ({
      code,
      name: writeNames(names, asked, shortNames[code]),
    })
    return {
      category_list: catalog().topCategories.map(({ category, children }) => ({
        ...write(category),
        category_item: children.map((child) => ({ category_item: write(child) })),
      })),
    }
  },
}

function writeNames(
  names: CatalogCategory['names'],
  asked: CatalogLanguage,
  short: (typeof shortNames)[string] = {},
): WireCategoryName[] {
  return [...new Set([asked, 'en'] as const)].map((code) => ({
    language: languageTag(code),
    full_name: names[code],
    ...(short[code] !== undefined && { short_name: short[code] }),
  }))
}
