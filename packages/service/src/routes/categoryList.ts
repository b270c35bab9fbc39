import {
  type CategoryListRequest,
  catalogLanguages,
  languageTag,
  categoryList as protocol,
  type ReaderLanguages,
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

  kind: ({ language, languages }) => language ?? languages.catalog,

  async answer({ language, languages }, { catalog }): Promise<WireCategories> {
    const asked = language ? { own: language, catalog: language } : languages
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
  { own = '', catalog }: ReaderLanguages,
  short: Partial<Record<string, string>> = {},
): WireCategoryName[] {
  const asked = Object.hasOwn(names, own) ? own : catalog
  return [...new Set([asked, 'en'])].flatMap((code) => {
    const full_name = names[code]
    if (full_name === undefined) return []
    const short_name = short[code]
    return [{ language: tagOf(code), full_name, ...(short_name !== undefined && { short_name }) }]
  })
}

/** The five-character code of a language: with its most probable country outside of the five that the specification lists. */
function tagOf(code: string): string {
  const listed = catalogLanguages.find((language) => language === code)
  if (listed) return languageTag(listed)
  const { language, region } = new Intl.Locale(code).maximize()
  return region ? `${language}-${region}` : language
}
