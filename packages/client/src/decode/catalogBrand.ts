import type { BrandAlias, CatalogBrand } from '../domain/brand.ts'
import type { WireBrandListItem, WireText } from '../wire.ts'
import type { DecodeContext } from './DecodeContext.ts'
import { readList, readNumber, readRecord, readText } from './read.ts'
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
