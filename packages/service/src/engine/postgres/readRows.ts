import { LruCache } from '../LruCache.ts'
import type { Doc } from '../matching/Reader.ts'
import { toDoc } from '../matching/toDoc.ts'

/** A row that is read column by column. */
export interface StoredRow {
  id: number
  [column: string]: unknown
}

/** The row of a doc, with the words and the country of its locality. */
export interface DocRow extends StoredRow {
  around: string
  country: string | null
}

/** A doc with the words of its locality. */
export interface StoredDoc extends Doc {
  around: readonly string[]
  country: string | null
}

/** The words of recent localities. All docs of a locality share one list. */
const localities = new LruCache<readonly string[]>({ bytes: 2 ** 22 })

function aroundOf(text: string): readonly string[] {
  const known = localities.get(text)
  if (known) return known
  const words = text.split(' ')
  localities.put(text, words, 4 * text.length)
  return words
}

export function toStoredDoc(row: DocRow): StoredDoc {
  return { ...toDoc(row), around: aroundOf(row.around), country: row.country }
}
