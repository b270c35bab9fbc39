import type { MatchRequest } from '../../PlaceStore.ts'
import { type QueryWord, readQuery } from '../../text/queryWords.ts'
import type { Reader } from '../reading/createReader.ts'
import { fewTerms } from './fewTerms.ts'
import { findDocs } from './findDocs.ts'
import { createFinds, type Find } from './finds.ts'
import { isWanted } from './isWanted.ts'
import { leaveOut } from './leaveOut.ts'
import { lookUp } from './lookUp.ts'
import { oneOfTwins } from './oneOfTwins.ts'
import { joined, split } from './respaced.ts'
import { isEnough, type Search } from './Search.ts'
import { withTypos } from './typos.ts'

/** Finds that can be paged through. */
const MOST_FINDS = 200

/** Everything that a text finds, best first. */
export function match(reader: Reader, request: MatchRequest): Find[] {
  const { text, center, purpose } = request
  const query = readQuery(text, { unfinished: purpose === 'suggest' })
  if (query.words.length === 0) return []
  const find = findDocs(reader, center)
  const finds = createFinds(reader, center)
  const search: Search = { query, center, purpose, reader, find, finds }
  for (const words of readings(query.words, reader)) {
    lookUp(search, words)
    if (isEnough(search)) break
  }
  if (finds.values().length === 0) leaveOut(search, query.words)
  const ranked = finds
    .values()
    .filter((found) => isWanted(found, purpose))
    .sort((a, b) => b.score - a.score || a.distance - b.distance || a.doc.id - b.doc.id)
  return oneOfTwins(fewTerms(ranked).slice(0, MOST_FINDS), reader)
}

/** How typos are forgiven, one after the other: the likeliest first. */
const forgiveness = [
  { edits: 1, beginnings: false },
  { edits: 2, beginnings: false },
  { edits: 1, beginnings: true },
  { edits: 2, beginnings: true },
] as const

/** The ways to read what is typed, the likeliest first: as it stands, with other spaces, misspelt, begun and misspelt. */
function* readings(
  typed: readonly QueryWord[],
  { index }: Reader,
): Generator<readonly QueryWord[]> {
  yield typed
  yield* joined(typed, index.vocabulary)
  let words = typed
  for (const typos of forgiveness) {
    const forgiven = withTypos(words, index.vocabulary, typos)
    if (!forgiven) continue
    words = forgiven
    yield words
  }
  yield* split(typed, index.vocabulary)
}
