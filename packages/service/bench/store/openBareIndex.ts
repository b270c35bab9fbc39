import { worldPartition } from '../../src/engine/layout/partitions.ts'
import { openIndex } from '../../src/engine/sqlite/reading/openIndex.ts'
import { tokensOf } from '../../src/engine/text/tokens.ts'

/** A bare FTS5 index of words: without ranking, distance, records or typo tolerance. */
export interface BareIndex {
  /** Ten records with a word that begins with the longest word of a text. */
  search(text: string): unknown[]
  close(): void
}

export function openBareIndex(path: string): BareIndex {
  const { database, close } = openIndex(path)
  const search = database.prepare('select rowid from words where words match ? limit 10')
  return {
    search(text) {
      const [longest] = tokensOf(text).sort((a, b) => b.length - a.length)
      return longest === undefined ? [] : search.all(`"${worldPartition('main')}${longest}" *`)
    },
    close,
  }
}
