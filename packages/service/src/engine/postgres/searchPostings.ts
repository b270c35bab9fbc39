import { kindCodes } from '../layout/kinds.ts'
import { groupOf, worldPartition } from '../layout/partitions.ts'
import { countOf } from '../matching/countOf.ts'
import type { QueryWord } from '../matching/queryWords.ts'
import type { DocSearch, SearchedPartition } from '../matching/Reader.ts'
import { searchTokens } from '../matching/searchTokens.ts'
import { isAmong } from '../matching/termScore.ts'
import type { Plan } from '../Plan.ts'
import type { Vocabulary } from '../text/vocabulary.ts'
import { withShortForms } from '../text/withShortForms.ts'
import type { Postings } from './createPostings.ts'
import { type DocList, intersect, union } from './docList.ts'
import type { StoredDoc } from './readRows.ts'

/** The data of a region that a search uses in addition to its postings. */
export interface SearchedData {
  vocabulary: Pick<
    Vocabulary,
    | 'countInNames'
    | 'countInAddresses'
    | 'countInNamesByPrefix'
    | 'countInAddressesByPrefix'
    | 'startingWith'
  >
  /** The words of addresses that are too common to search for. */
  commonWords: ReadonlySet<string>
  /** The number of docs. */
  docs: number
  read(ids: readonly number[]): Plan<(StoredDoc | undefined)[]>
}

/** A doc must have one of these words. */
interface Condition {
  words: readonly QueryWord[]
  /** True when the word must be in a name, not in an address. */
  isNamed: boolean
  /** The greatest number of docs that have one of the words. */
  count: number
}

/** The number of docs up to which postings are read before the docs of the rarer words are counted. */
const READ_AT_ONCE = 20_000
/** The time to look up a doc and compare its words, as a multiple of the time to read one number of a posting. */
const LOOK_UP = 2000
/** The factor by which the words of a text may occur together less often than by chance. */
const SELDOM_TOGETHER = 3
/** The number of docs of each partition that are looked up at once. */
const LOOKED_UP = 64

/**
 * Searches each partition. It reads the docs of the rarest word and keeps those with the other words, found by their postings or by the words of each
 * doc, whichever costs less.
 */
export function* searchPostings(
  asked: DocSearch,
  postings: Postings,
  data: SearchedData,
): Plan<number[][]> {
  const { partitions, most } = asked
  const [rarest, ...others] = conditionsOf(asked, data.vocabulary)
  if (!rarest) return partitions.map(() => [])

  const keysOf = (condition: Condition): string[][] =>
    partitions.map((searched) => keysIn(condition, searched, data.vocabulary))

  /** The lists of each condition in each partition. */
  function* read(conditions: readonly Condition[], first?: number): Plan<DocList[][][]> {
    const keys = conditions.map(keysOf)
    const lists = (yield* postings.read(keys.flat(2), first)).values()
    return keys.map((ofCondition) =>
      ofCondition.map((own) => own.flatMap(() => lists.next().value ?? [])),
    )
  }

  if (others.length === 0) {
    const [lists = []] = yield* read([rarest], most)
    return lists.map((own) => [...union(own).subarray(0, most)])
  }
  const isCheap = (condition: Condition): boolean =>
    condition.count <= READ_AT_ONCE || keysOf(condition).flat().every(postings.has)
  const cheap = others.filter(isCheap)
  const costly = others.filter((condition) => !cheap.includes(condition))
  const [driver = [], ...listed] = yield* read([rarest, ...cheap])
  let left = driver.map((own, n) =>
    intersect(
      union(own),
      listed.map((lists) => lists[n] ?? []),
      costly.length === 0 ? most : undefined,
    ),
  )
  const compared: Condition[] = []
  for (const condition of costly) {
    const needed = left.reduce(
      (sum, { length }) =>
        sum + Math.min(length, (SELDOM_TOGETHER * most * data.docs) / (condition.count + 1)),
      0,
    )
    if (condition.count > needed * LOOK_UP) {
      compared.push(condition)
      continue
    }
    const [lists = []] = yield* read([condition])
    left = left.map((docs, n) => intersect(docs, [lists[n] ?? []]))
  }
  if (compared.length === 0) return left.map((docs) => [...docs.subarray(0, most)])
  return yield* compareWords(left, compared, asked, data)
}

/** The first docs of each list that fulfill the conditions by their own words. */
function* compareWords(
  lists: readonly DocList[],
  conditions: readonly Condition[],
  { partitions, within, most }: DocSearch,
  { commonWords, read }: SearchedData,
): Plan<number[][]> {
  const found: number[][] = lists.map(() => [])
  const kinds = kindsIn(partitions[0]?.partition ?? '')
  for (let from = 0; ; from += LOOKED_UP) {
    const batches = lists.map((docs, n) =>
      (found[n]?.length ?? 0) < most ? [...docs.subarray(from, from + LOOKED_UP)] : [],
    )
    if (batches.every(({ length }) => length === 0)) break
    const docs = (yield* read(batches.flat())).values()
    for (const [n, batch] of batches.entries()) {
      for (const id of batch) {
        const doc = docs.next().value
        if (doc && fulfils(doc)) found[n]?.push(id)
      }
    }
  }
  return found.map((docs) => docs.slice(0, most))

  function fulfils(doc: StoredDoc): boolean {
    const isOfGroup = within === 'name' || kinds.includes(doc.kind)
    const named = isOfGroup ? withShortForms([...doc.names, ...doc.aliases].flat()) : []
    let around: string[] | undefined
    return conditions.every(({ words, isNamed }) => {
      if (words.some((word) => isAmong(word, named))) return true
      if (isNamed) return false
      around ??= withShortForms([...doc.context, ...doc.around]).filter(
        (token) => !commonWords.has(token),
      )
      return words.some((word) => isAmong(word, around ?? []))
    })
  }
}

/** The kinds of records that are in a group. */
function kindsIn(partition: string): readonly number[] {
  const { place, street, intersection, area, term } = kindCodes
  switch (groupOf(partition)) {
    case 'street':
      return [street]
    case 'corner':
      return [intersection]
    case 'term':
      return [term]
    default:
      return [place, street, area]
  }
}

/** The conditions of a search, rarest word first. */
function conditionsOf(
  { words, within }: DocSearch,
  vocabulary: SearchedData['vocabulary'],
): Condition[] {
  const conditionOf = (words: readonly QueryWord[], isNamed: boolean): Condition => ({
    words,
    isNamed,
    count: words.reduce((sum, word) => sum + countOf(word, vocabulary, !isNamed), 0),
  })
  const conditions = words.map((word) => conditionOf([word], within === 'name'))
  if (within === 'nameAndAddress' && words.length > 0) conditions.push(conditionOf(words, true))
  return conditions.sort((a, b) => a.count - b.count)
}

/** The keys of the postings of a condition in a partition; a `*` at the end of one stands for any ending. */
function keysIn(
  { words, isNamed }: Condition,
  { partition, isWide }: SearchedPartition,
  vocabulary: SearchedData['vocabulary'],
): string[] {
  const tokens = words.flatMap((word) => {
    const { whole, begun } = searchTokens(word, isWide, vocabulary)
    return [...whole, ...begun.map((prefix) => `${prefix}*`)]
  })
  const within = isNamed ? [partition] : [partition, worldPartition('context')]
  return within.flatMap((name) => tokens.map((token) => `${name}${token}`))
}
