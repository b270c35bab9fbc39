import type { Coordinate } from '@signpost/client/domain'
import type { MatchRequest } from '../PlaceStore.ts'
import { type Query, type QueryWord, readQuery } from '../text/queryWords.ts'
import type { Reader } from './createReader.ts'
import { findAddresses } from './findAddresses.ts'
import { type FindDocs, findDocs } from './findDocs.ts'
import { createFinds, type Find, type Finds } from './finds.ts'
import { withTypos } from './typos.ts'

/** One query on its way: what it asks, where it looks, what it has found so far. */
export interface Search {
  query: Query
  center: Coordinate
  purpose: MatchRequest['purpose']
  reader: Reader
  find: FindDocs
  finds: Finds
}

/** As many matches as a page shows; fewer, and misspelt words are looked for as well. */
const ENOUGH = 10
/** A text that matches a name nearby so well is spelt as it is meant. */
const SURE = 0.85
/** Meters within which a find is one that a person here may well mean. */
const NEAR = 50_000

/** Everything that a text finds, best first. */
export function match(
  reader: Reader,
  { text, center, purpose }: Pick<MatchRequest, 'text' | 'center' | 'purpose'>,
): Find[] {
  const query = readQuery(text, { unfinished: purpose === 'suggest' })
  if (query.words.length === 0) return []
  const search: Search = {
    query,
    center,
    purpose,
    reader,
    find: findDocs(reader, center),
    finds: createFinds(reader, center),
  }
  lookUp(search, query.words)
  let words = query.words
  for (const beginnings of [false, true]) {
    if (isEnough(search.finds)) break
    const forgiven = withTypos(words, reader.index.vocabulary, { beginnings })
    if (!forgiven) continue
    words = forgiven
    lookUp(search, words)
  }
  if (search.finds.values().length === 0) lookUpParts(search, words)
  return search.finds
    .values()
    .sort((a, b) => b.score - a.score || a.distance - b.distance || a.doc.id - b.doc.id)
}

function lookUp(search: Search, words: readonly QueryWord[]): void {
  const { find, finds, purpose, query } = search
  const telling = words.filter((word) => !word.isMinor)
  finds.add(find.named(words, 'main'), words)
  if (telling.length > 0 && telling.length < words.length)
    finds.add(find.named(telling, 'main'), words)
  if (purpose === 'suggest') finds.add(find.terms(words), words)
  if (telling.length > 1) finds.add(find.named(telling, 'corner'), telling)
  for (const { from, to } of query.connectors) {
    const streets = words
      .filter((_, index) => index < from || index >= to)
      .filter((word) => !word.isMinor)
    if (streets.length > 1) finds.add(find.named(streets, 'corner'), streets)
  }
  findAddresses(search, words)
  if (words.length > 1 && !isEnough(finds))
    finds.add(find.placed(telling.length > 0 ? telling : words, 'main'), words)
}

/** Leaves out one word after the other, for texts that say more than the data know. */
function lookUpParts(search: Search, words: readonly QueryWord[]): void {
  const { find, finds } = search
  const telling = words.filter((word) => !word.isMinor)
  if (telling.length < 2) return
  for (const left of telling) {
    const rest = telling.filter((word) => word !== left)
    finds.add(find.named(rest, 'main'), words)
    if (rest.length > 1) finds.add(find.placed(rest, 'main'), words)
    if (left.isNumber) continue
    findAddresses(
      search,
      words.filter((word) => word !== left),
    )
  }
}

function isEnough(finds: Finds): boolean {
  const likely = finds
    .values()
    .filter(({ found, distance, doc }) => found > 0.99 && (distance < NEAR || doc.prominence > 0.6))
  return (
    likely.length >= ENOUGH || likely.some(({ text, distance }) => text > SURE && distance < NEAR)
  )
}
