import type { DocSearch } from '../matching/Reader.ts'
import { formsOf } from './searchStatement.ts'

/** A token of a partition and the docs that have it. */
export interface TokenRow {
  partition: string
  token: string
  docs: readonly number[]
}

/**
 * Searches the names of categories and brands in memory: there are few, they are the same for everybody, and nearly every text is looked for among
 * them. The rows are those of their partitions, sorted by token.
 */
export function createTermSearch(rows: readonly TokenRow[]): (asked: DocSearch) => number[][] {
  const partitions = Map.groupBy(rows, ({ partition }) => partition)

  return ({ partitions: searched, words, most }) => {
    const forms = words.map(formsOf)
    return searched.map(({ partition }) => {
      const tokens = partitions.get(partition) ?? []
      const [first, ...others] = forms.map((form) => docsOf(form, tokens))
      const found = [...(first ?? [])].filter((doc) => others.every((docs) => docs.has(doc)))
      return found.sort((a, b) => a - b).slice(0, most)
    })
  }
}

/** The docs with any of the tokens, or with one that begins so. */
function docsOf(
  { tokens, beginnings }: ReturnType<typeof formsOf>,
  rows: readonly TokenRow[],
): Set<number> {
  const docs = new Set<number>()
  const add = (row: TokenRow): void => {
    for (const doc of row.docs) docs.add(doc)
  }
  for (const token of tokens) {
    for (let at = firstFrom(token, rows); rows[at]?.token === token; at++) add(rows[at] as TokenRow)
  }
  for (const begun of beginnings) {
    for (let at = firstFrom(begun, rows); rows[at]?.token.startsWith(begun); at++)
      add(rows[at] as TokenRow)
  }
  return docs
}

/** The place of the first row whose token is not before the given one. */
function firstFrom(token: string, rows: readonly TokenRow[]): number {
  let [low, high] = [0, rows.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((rows[middle]?.token ?? '') < token) low = middle + 1
    else high = middle
  }
  return low
}
