import type { MatchRequest } from '../PlaceStore.ts'
import type { Plan } from '../Plan.ts'
import { withoutWishes } from '../text/intent.ts'
import { type ParsedQuery, parseQuery, type QueryWord, queryWord } from '../text/queryWords.ts'
import { addCandidates } from './addCandidates.ts'
import { addNamedSomewhere, addPlacesSomewhere } from './addPlacesSomewhere.ts'
import { type Candidate, createCandidates } from './candidates.ts'
import type { CountryOf } from './createCountryOf.ts'
import { createDocFinder } from './createDocFinder.ts'
import { dedupeAreas } from './dedupeAreas.ts'
import { dedupePlaces } from './dedupePlaces.ts'
import { demoteTerms } from './demoteTerms.ts'
import { dropFar } from './dropFar.ts'
import { fillWithPlaces } from './fillWithPlaces.ts'
import { fitsPurpose } from './fitsPurpose.ts'
import { centerIn, inArea } from './inArea.ts'
import { inOtherScript } from './inOtherScript.ts'
import { liftNamesake } from './liftNamesake.ts'
import type { Reader } from './Reader.ts'
import { relaxQuery } from './relaxQuery.ts'
import { hasEnough, type Search } from './Search.ts'
import { forgiveTypos } from './typos.ts'
import { joinWords, splitWords } from './wordBoundaries.ts'

/** The number of candidates that can be paged through. */
const MOST_CANDIDATES = 200

/** The candidates for a text, best first, and the reading of the text. */
export interface Found {
  candidates: Candidate[]
  typed: ParsedQuery
  /** The text without its wishes. */
  query: ParsedQuery
  /** The readings that were tried. */
  readings: readonly string[]
}

export function* findCandidates(
  reader: Reader,
  countryOf: CountryOf,
  request: MatchRequest,
): Plan<Found> {
  const { text, purpose, language, area } = request
  const center = centerIn(area, request.center)
  const typed = parseQuery(text, { unfinished: purpose === 'suggest' })
  const query = withoutWishes(typed)
  if (query.words.length === 0) return { candidates: [], typed, query, readings: [] }
  const country = yield* countryOf(center)
  const local = country?.languages ?? []
  const languages = new Set(local.length > 0 ? [...local, 'en', language ?? 'en'] : [])
  const docFinder = createDocFinder(reader, center, country)
  const candidates = createCandidates(reader, center, languages, inArea(reader, area))
  const search: Search = {
    query,
    center,
    purpose,
    reader,
    docFinder,
    candidates,
    languages,
    country,
  }
  // Something may be called like a wish.
  if (query !== typed) {
    candidates.begin('with its wishes')
    yield* candidates.addWhole(yield* docFinder.findByName(typed.words, 'main'), typed.words)
  }
  yield* addPlacesSomewhere(search, query.words)
  for (const [name, words] of readings(query.words, reader, purpose)) {
    candidates.begin(name)
    yield* addCandidates(search, words)
    if (hasEnough(search)) break
  }
  if (candidates.values().length === 0) {
    candidates.begin('without a word')
    yield* relaxQuery(search, query.words)
  }
  if (typed.words.length > 1 && !hasEnough(search)) {
    yield* addNamedSomewhere(search, query.words)
  }
  yield* fillWithPlaces(search)
  const ranked = candidates
    .values()
    .filter((found) => fitsPurpose(found, purpose))
    .sort(
      (a, b) =>
        // What has every typed word goes before what lacks one.
        Number(b.isWhole) - Number(a.isWhole) ||
        b.score - a.score ||
        a.distance - b.distance ||
        a.doc.id - b.doc.id,
    )
  const clear = dedupePlaces(liftNamesake(demoteTerms(dropFar(ranked))).slice(0, MOST_CANDIDATES))
  return {
    candidates: yield* dedupeAreas(clear, reader),
    typed,
    query,
    readings: candidates.readings,
  }
}

/** The kinds of typos that are forgiven, the likeliest first. */
const forgiveness = [
  { edits: 1, beginnings: false },
  { edits: 2, beginnings: false },
  { edits: 1, beginnings: true },
  { edits: 2, beginnings: true },
] as const

/** The ways to read what is typed, the likeliest first: as it stands, with other spaces, begun, in another script, misspelt. */
function* readings(
  typed: readonly QueryWord[],
  { vocabulary }: Reader,
  purpose: MatchRequest['purpose'],
): Generator<readonly [name: string, words: readonly QueryWord[]]> {
  yield ['as typed', typed]
  for (const words of joinWords(typed, vocabulary)) yield ['two words as one', words]
  // Enter is pressed on half a word too.
  const last = typed.at(-1)
  if (purpose === 'search' && last && !last.isNumber) {
    yield ['begun', [...typed.slice(0, -1), queryWord(last.text, true)]]
  }
  const rewritten = inOtherScript(typed, vocabulary)
  if (rewritten) yield ['in another script', rewritten]
  let words = rewritten ?? typed
  for (const typos of forgiveness) {
    const forgiven = forgiveTypos(words, vocabulary, typos)
    if (!forgiven) continue
    words = forgiven
    yield ['misspelt', words]
  }
  for (const parts of splitWords(typed, vocabulary)) yield ['one word as two', parts]
}
