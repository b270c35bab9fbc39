import type { BrandAlias, CatalogBrand } from '../domain/brand.ts'
import { type CatalogCategory, type LocalizedName, pickName } from '../domain/category.ts'
import type {
  WireBrandListItem,
  WireCategoryListItem,
  WireCategoryName,
  WireText,
} from '../wire.ts'
import type { DecodeContext } from './DecodeContext.ts'
import { type Decoder, readList, readNumber, readRecord, readText } from './read.ts'
import type { Fields } from './record.ts'

export function decodeCatalogBrand(
  record: Fields<WireBrandListItem>,
  context: DecodeContext,
): CatalogBrand | undefined {
  return readRecord(record, 'brand_item', context, decodeItem)
}

function decodeItem(
  record: Fields<WireBrandListItem['brand_item']>,
  context: DecodeContext,
): CatalogBrand | undefined {
  const id = readText(record, 'id', context)
  const name = readRecord(record, 'name', context, decodeText)
  if (!id || !name) return undefined
  return {
    id,
    ...name,
    rank: readNumber(record, 'rank', context, 1, 5),
    aliases: readList(record, 'alias', context, decodeText),
  }
}

function decodeText(record: Fields<WireText>, context: DecodeContext): BrandAlias | undefined {
  const name = readText(record, 'text', context)
  return name === undefined ? undefined : { name, language: readText(record, 'language', context) }
}

/** Reads a category of the catalog, named in the language that fits `language` best, else by its code. */
export function catalogCategoryDecoder(language: string): Decoder<CatalogCategory> {
  const decoder =
    (decodeChild?: Decoder<CatalogCategory>, isInner?: boolean): Decoder<CatalogCategory> =>
    (record: Fields<WireCategoryListItem>, context) => {
      const code = readText(record, 'code', context)
      if (!code) {
        // Services write a category by itself or in an object of its own, at both levels.
        const inner = isInner ? undefined : decoder(decodeChild, true)
        return inner && readRecord(record, 'category_item', context, inner)
      }
      const names = readList(record, 'name', context, decodeName)
      const picked = pickName(names, language)
      if (!picked) context.issue('missing', 'name')
      return {
        code,
        name: picked?.name ?? code,
        shortName: picked?.shortName,
        names,
        children: decodeChild ? readList(record, 'category_item', context, decodeChild) : [],
      }
    }
  // The catalog has two levels: children of a child are ignored.
  return decoder(decoder())
}

function decodeName(
  record: Fields<WireCategoryName>,
  context: DecodeContext,
): LocalizedName | undefined {
  const name = readText(record, 'full_name', context)
  if (name === undefined) return undefined
  return {
    language: readText(record, 'language', context) ?? '',
    name,
    shortName: readText(record, 'short_name', context),
  }
}
