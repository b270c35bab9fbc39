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

  function* beginningWith(begun: string): Generator<DocList> {
    for (let at = firstFrom(begun, tokens); tokens[at]?.startsWith(begun); at++) {
      yield lists.get(tokens[at] ?? '') ?? new Int32Array()
    }
  }

  return {
    has: () => true,
    *read(keys) {
      return keys.map(
        (key) =>
          lists.get(key) ??
          (key.endsWith('*') ? union([...beginningWith(key.slice(0, -1))]) : new Int32Array()),
      )
    },
  }
}

/** The index of the first token that is not before the given one. */
function firstFrom(token: string, tokens: readonly string[]): number {
  let [low, high] = [0, tokens.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((tokens[middle] ?? '') < token) low = middle + 1
    else high = middle
  }
  return low
}
