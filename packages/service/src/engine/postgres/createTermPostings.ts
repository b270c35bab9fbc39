import { startingWith } from '../text/startingWith.ts'
import type { Postings } from './createPostings.ts'
import { type DocList, readBlocks, union } from './docList.ts'

/** A row of a posting. */
export interface PostingRow {
  token: string
  docs: string
}

/** The postings of the names of categories and brands, in memory, because they are few and nearly every text needs them. The rows of a token are in order. */
export function createTermPostings(rows: readonly PostingRow[]): Postings {
  const lists = new Map<string, DocList>()
  for (const [token, own] of Map.groupBy(rows, (row) => row.token)) {
    lists.set(token, readBlocks(own.map(({ docs }) => docs)))
  }
  const tokens = [...lists.keys()].sort()

  const of = (token: string): DocList => lists.get(token) ?? new Int32Array()

  return {
    has: () => true,
    *read(keys) {
      return keys.map((key) =>
        key.endsWith('*') && !lists.has(key)
          ? union([...startingWith(key.slice(0, -1), tokens)].map(of))
          : of(key),
      )
    },
  }
}
