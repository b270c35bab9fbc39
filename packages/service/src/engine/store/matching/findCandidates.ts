import type { MatchRequest } from '../../PlaceStore.ts'
import { parseQuery, type QueryWord } from '../../text/queryWords.ts'
import type { Reader } from '../reading/createReader.ts'
import { addCandidates } from './addCandidates.ts'
import { type Candidate, createCandidates } from './candidates.ts'
import { createDocFinder } from './createDocFinder.ts'
import { dedupeAreas } from './dedupeAreas.ts'
import { demoteTerms } from './demoteTerms.ts'
import { fitsPurpose } from './fitsPurpose.ts'
import { relaxQuery } from './relaxQuery.ts'
import { hasEnough, type Search } from './Search.ts'
import { forgiveTypos } from './typos.ts'
import { joinWords, splitWords } from './wordBoundaries.ts'

/** The number of candidates that can be paged through. */
const MOST_CANDIDATES = 200

/** The candidates for a text, best first. */
export function findCandidates(reader: Reader, request: MatchRequest): Candidate[] {
  const { text, center, purpose } = request
  const query = parseQuery(text, { unfinished: purpose === 'suggest' })
  if (query.words.length === 0) return []
  const docFinder = createDocFinder(reader, center)
  const candidates = createCandidates(reader, center)
  const search: Search = { query, center, purpose, reader, docFinder, candidates }
  for (const words of readings(query.words, reader)) {
    addCandidates(search, words)
    if (hasEnough(search)) break
  }
  if (candidates.values().length === 0) relaxQuery(search, query.words)
  const ranked = candidates
    .values()
    .filter((found) => fitsPurpose(found, purpose))
    .sort((a, b) => b.score - a.score || a.distance - b.distance || a.doc.id - b.doc.id)
  return dedupeAreas(demoteTerms(ranked).slice(0, MOST_CANDIDATES), reader)
}

/** The kinds of typos that are forgiven, the likeliest first. */
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
  yield* joinWords(typed, index.vocabulary)
  let words = typed
  for (const typos of forgiveness) {
    const forgiven = forgiveTypos(words, index.vocabulary, typos)
    if (!forgiven) continue
    words = forgiven
    yield words
  }
  yield* splitWords(typed, index.vocabulary)
}
