import type { BrandAlias, CatalogBrand } from '../domain/brand.ts'
import type { WireBrandListItem, WireText } from '../wire.ts'
import type { Reading } from './Reading.ts'
import { readList, readNumber, readRecord, readText } from './read.ts'
import type { Fields } from './record.ts'

export function decodeCatalogBrand(
  record: Fields<WireBrandListItem>,
  reading: Reading,
): CatalogBrand | undefined {
  return readRecord(record, 'brand_item', reading, decodeItem)
}

function decodeItem(
  record: Fields<WireBrandListItem['brand_item']>,
  reading: Reading,
): CatalogBrand | undefined {
  const id = readText(record, 'id', reading)
  const name = readRecord(record, 'name', reading, decodeText)
  if (!id || !name) return undefined
  return {
    id,
    ...name,
    rank: readNumber(record, 'rank', reading, 1, 5),
    aliases: readList(record, 'alias', reading, decodeText),
  }
}

function decodeText(record: Fields<WireText>, reading: Reading): BrandAlias | undefined {
  const name = readText(record, 'text', reading)
  return name === undefined ? undefined : { name, language: readText(record, 'language', reading) }
}
