import type { Category } from '../domain/category.ts'
import type { WireCategory } from '../wire.ts'
import type { Reading } from './Reading.ts'
import { readRecord, readText } from './read.ts'
import type { Fields } from './record.ts'

export function decodeCategory(
  record: Fields<WireCategory>,
  reading: Reading,
): Category | undefined {
  const named = decodeCodeAndName(record, reading)
  if (named === undefined) return undefined
  const parent = readRecord(record, 'parent_category', reading, decodeCodeAndName)
  // A top-level category may be sent as its own parent.
  return { ...named, parent: parent?.code === named.code ? undefined : parent }
}

function decodeCodeAndName(
  record: Fields<WireCategory>,
  reading: Reading,
): { readonly code: string; readonly name: string } | undefined {
  const code = readText(record, 'code', reading)
  const name = readText(record, 'name', reading)
  // A name that is missing is no reason to lose what kind of place it is.
  return code ? { code, name: name ?? code } : undefined
}
