import type { CatalogCategory, LocalizedName } from '../domain/category.ts'
import { pickName } from '../domain/pickName.ts'
import type { WireCategoryChild, WireCategoryListItem, WireCategoryName } from '../wire.ts'
import type { Reading } from './Reading.ts'
import { type Decoder, readList, readRecord, readText } from './read.ts'
import type { Fields } from './record.ts'

/** Reads a category of the catalog, named in the language that fits `language` best. */
export function catalogCategoryDecoder(language: string): Decoder<CatalogCategory> {
  const decode =
    (decodeChild?: Decoder<CatalogCategory>): Decoder<CatalogCategory> =>
    (record: Fields<WireCategoryListItem>, reading) => {
      const code = readText(record, 'code', reading)
      const names = readList(record, 'name', reading, decodeName)
      const picked = pickName(names, language)
      if (code === undefined || picked === undefined) return undefined
      return {
        code,
        name: picked.name,
        shortName: picked.shortName,
        names,
        children: decodeChild ? readList(record, 'category_item', reading, decodeChild) : [],
      }
    }
  // The catalog has two levels: what a child claims as its children is not followed.
  const decodeLeaf = decode()
  return decode((record: Fields<WireCategoryChild>, reading) =>
    readRecord(record, 'category_item', reading, decodeLeaf),
  )
}

function decodeName(record: Fields<WireCategoryName>, reading: Reading): LocalizedName | undefined {
  const name = readText(record, 'full_name', reading)
  if (name === undefined) return undefined
  return {
    language: readText(record, 'language', reading) ?? '',
    name,
    shortName: readText(record, 'short_name', reading),
  }
}
