import type { CatalogCategory, LocalizedName } from '../domain/category.ts'
import { pickName } from '../domain/pickName.ts'
import type { WireCategoryChild, WireCategoryListItem, WireCategoryName } from '../wire.ts'
import { compact } from './compact.ts'
import type { Reading } from './Reading.ts'
import { readList, readRecord, readText } from './read.ts'
import type { Fields, JsonRecord } from './record.ts'

/** Reads a category of the catalog, named in the language that fits `language` best. */
export function catalogCategoryDecoder(
  language: string,
): (record: JsonRecord, reading: Reading) => CatalogCategory | undefined {
  const decode = (
    record: Fields<WireCategoryListItem>,
    reading: Reading,
    decodeChild?: (record: JsonRecord, reading: Reading) => CatalogCategory | undefined,
  ): CatalogCategory | undefined => {
    const code = readText(record, 'code', reading)
    const names = readList(record, 'name', reading, decodeName)
    const picked = pickName(names, language)
    if (code === undefined || picked === undefined) {
      reading.issue('a category without code or name')
      return undefined
    }
    return compact({
      code,
      name: picked.name,
      shortName: picked.shortName,
      names,
      children: decodeChild ? readList(record, 'category_item', reading, decodeChild) : [],
    })
  }
  const decodeLeaf = (record: JsonRecord, reading: Reading) => decode(record, reading)
  // The catalog has two levels: what a child claims as its children is not followed.
  const decodeChild = (record: Fields<WireCategoryChild>, reading: Reading) =>
    readRecord(record, 'category_item', reading, decodeLeaf)
  return (record, reading) => decode(record, reading, decodeChild)
}

function decodeName(record: Fields<WireCategoryName>, reading: Reading): LocalizedName | undefined {
  const name = readText(record, 'full_name', reading)
  if (name === undefined) return undefined
  return compact({
    language: readText(record, 'language', reading) ?? '',
    name,
    shortName: readText(record, 'short_name', reading),
  })
}
