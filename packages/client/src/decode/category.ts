import type { Category } from '../domain/category.ts'
import type { WireCategory } from '../wire.ts'
import type { DecodeContext } from './DecodeContext.ts'
import { readRecord, readText } from './read.ts'
import type { Fields } from './record.ts'

export function decodeCategory(
  record: Fields<WireCategory>,
  context: DecodeContext,
): Category | undefined {
  const named = decodeCodeAndName(record, context)
  if (named === undefined) return undefined
  const parent = readRecord(record, 'parent_category', context, decodeCodeAndName)
  // A top-level category may be sent as its own parent.
  return { ...named, parent: parent?.code === named.code ? undefined : parent }
}

function decodeCodeAndName(
  record: Fields<WireCategory>,
  context: DecodeContext,
): { readonly code: string; readonly name: string } | undefined {
  const code = readText(record, 'code', context)
  const name = readText(record, 'name', context)
  // A missing code or name is replaced by the other.
  return code || name ? { code: code ?? name ?? '', name: name ?? code ?? '' } : undefined
}
