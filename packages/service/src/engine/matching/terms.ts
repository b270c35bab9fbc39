import type { GeoRecord, InLanguage, TermRecord } from '../../data/record.ts'
import { startingWith } from '../text/startingWith.ts'
import { tokensOf } from '../text/tokens.ts'

/** A name as its tokens, and its language. */
export interface TermName {
  language: string
  tokens: string[]
}

/** A category or a brand with its names, each in its language. */
export interface Term {
  term: TermRecord['term']
  /** Category code or brand id. */
  code: string
  names: TermName[]
  /** Further words, which count less. */
  words: TermName[]
  /** The tokens of all names and further words. */
  tokens: ReadonlySet<string>
}

/** The categories and brands of an index, in memory. There are a few hundred. */
export interface Terms {
  /** The names of a term, by the number of its doc. */
  of(doc: number): Term | undefined
  /** The words that name a category by themselves: `terminal`, `hotel`. */
  kindWords: ReadonlySet<string>
  /** True for a word that is in the name of a term, or, when it is unfinished, starts one. */
  hasWord(text: string, isUnfinished: boolean): boolean
}

/** Creates terms from the rows of their records. */
export function readTerms(rows: readonly Readonly<Record<string, unknown>>[]): Terms {
  return createTerms(
    rows.flatMap(({ id, json }) => {
      const record: GeoRecord = JSON.parse(String(json))
      return record.kind === 'term' ? [[Number(id), record] as const] : []
    }),
  )
}

/** Creates terms from their records, by the number of the doc. */
export function createTerms(records: Iterable<readonly [doc: number, record: TermRecord]>): Terms {
  const terms = new Map<number, Term>()
  const words = new Set<string>()
  const kindWords = new Set<string>()
  for (const [doc, record] of records) {
    const names = [...tokenized(record.names), ...tokenized(record.otherNames)]
    const further = tokenized(record.words)
    const own = new Set([...names, ...further].flatMap(({ tokens }) => tokens))
    for (const token of own) words.add(token)
    if (record.term === 'category') {
      for (const { tokens } of names) if (tokens.length === 1) kindWords.add(tokens[0] ?? '')
    }
    terms.set(doc, { term: record.term, code: record.code, names, words: further, tokens: own })
  }
  const sorted = [...words].sort()
  return {
    of: (doc) => terms.get(doc),
    kindWords,
    hasWord(text, isUnfinished) {
      return words.has(text) || (isUnfinished && !startingWith(text, sorted).next().done)
    },
  }
}

function tokenized(names: readonly InLanguage[]): TermName[] {
  return names.map(({ language, text }) => ({ language, tokens: tokensOf(text) }))
}
