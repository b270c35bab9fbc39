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
import { type Fields, isRecord } from './record.ts'

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
  if (!name) return undefined
  return {
    id: id ?? name.name,
    ...name,
    rank: readNumber(record, 'rank', context, 1, 5),
    aliases: readList(record, 'alias', context, decodeText),
  }
}

function decodeText(record: Fields<WireText>, context: DecodeContext): BrandAlias | undefined {
  const name = readText(record, 'text', context)
  return name === undefined ? undefined : { name, language: readText(record, 'language', context) }
}

/** Reads a category of the catalog. Its name is in the language that fits `language` best; without names it is the code. */
export function catalogCategoryDecoder(language: string): Decoder<CatalogCategory> {
  const decoder =
    (decodeChild?: Decoder<CatalogCategory>, isInner?: boolean): Decoder<CatalogCategory> =>
    (record: Fields<WireCategoryListItem>, context) => {
      const code = readText(record, 'code', context)
      // Services write a category by itself or in an object of its own, at both levels.
      if (!code && !isInner && isRecord(record.category_item)) {
        return readRecord(record, 'category_item', context, decoder(decodeChild, true))
      }
      const names = readList(record, 'name', context, decodeName)
      const picked = pickName(names, language)
      // A missing code or name is replaced by the other.
      const name = picked?.name ?? code
      if (!name) return undefined
      if (!picked) context.issue('missing', 'name')
      return {
        code: code ?? name,
        name,
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
  const shortName = readText(record, 'short_name', context)
  const name = readText(record, 'full_name', context) ?? shortName
  if (name === undefined) return undefined
  return { language: readText(record, 'language', context) ?? '', name, shortName }
}
