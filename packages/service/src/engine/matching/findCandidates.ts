import { PARTIAL_MATCH_RADIUS } from '@signpost/client/protocol'
import { isUnused } from '../layout/describeRecord.ts'
import { kindCodes } from '../layout/kinds.ts'
import type { MatchRequest } from '../PlaceStore.ts'
import type { Plan } from '../Plan.ts'
import { addHouseNumber } from './addHouseNumber.ts'
import { addMembers, isHeading } from './addMembers.ts'
import { type Candidate, createCandidates } from './candidates.ts'
import type { CountryOf } from './createCountryOf.ts'
import { createDocFinder } from './createDocFinder.ts'
import { createInPlace, type InPlace } from './createInPlace.ts'
import { createMeter, meterReader } from './createMeter.ts'
import { dedupeAreas } from './dedupeAreas.ts'
import { centerIn, inArea } from './inArea.ts'
import { isForeignScript } from './inOtherScript.ts'
import { isModifier, withoutModifiers } from './intent.ts'
import { type ParsedQuery, parseQuery } from './queryWords.ts'
import type { Reader } from './Reader.ts'
import { byRank } from './rank.ts'
import { type Reading, readingsOf } from './readings.ts'
import { readOnce } from './readOnce.ts'
import { hasEnough, type Search } from './Search.ts'
import { sorted } from './sorted.ts'
import type { Term } from './terms.ts'
import { limits, readingScores, thresholds } from './weights.ts'

/** The candidates for a text, best first, and the reading of the text. */
export interface Found {
  candidates: Candidate[]
  typed: ParsedQuery
  /** The text without its modifiers. */
  query: ParsedQuery
  /** The readings that were tried. */
  readings: readonly Reading[]
  /** The category or brand that the whole text names. A search continues with its places. */
  term?: Term
  /** True when more records may match than were read. */
  isCut: boolean
  /** The units of work that the search took. */
  spent: number
}

/** The candidates for a text. The last word of an address may be unfinished when no record has the word as typed. */
export function* findCandidates(
  reader: Reader,
  countryOf: CountryOf,
  request: MatchRequest,
  /** The factor by which more records are read. */
  depth = 1,
): Plan<Found> {
  const { text, purpose } = request
  // An address is searched for twice, and a deeper search follows a first one.
  const most = (limits.work / (purpose === 'geocode' ? 2 : 1)) * (depth === 1 ? 1 : 0.5)
  const once = readOnce(reader)
  const find = (unfinished: boolean) =>
    findParsed(once, countryOf, request, parseQuery(text, { unfinished }), { depth, most })
  const found = yield* find(purpose === 'suggest')
  if (purpose !== 'geocode' || isAnyWhole(found)) return found
  const begun = yield* find(true)
  return isAnyWhole(begun) ? begun : found
}

function isAnyWhole({ candidates }: Found): boolean {
  return candidates.some(({ isWhole }) => isWhole)
}

function* findParsed(
  unmetered: Reader,
  countryOf: CountryOf,
  request: MatchRequest,
  typed: ParsedQuery,
  { depth, most }: { depth: number; most: number },
): Plan<Found> {
  const { purpose, language, area } = request
  const center = centerIn(area, request.center)
  const query = withoutModifiers(typed)
  if (query.words.length === 0) {
    return { candidates: [], typed, query, readings: [], isCut: false, spent: 0 }
  }
  const meter = createMeter(most)
  const reader = meterReader(unmetered, meter)
  const country = yield* countryOf(center)
  const local = country?.languages ?? []
  const languages = new Set(local.length > 0 ? [...local, 'en', language ?? 'en'] : [])
  const docFinder = createDocFinder(reader, center, country, depth)
  const mayGoOn = purpose === 'suggest'
  const candidates = createCandidates(reader, center, languages, inArea(reader, area), meter, {
    mayGoOn,
    isShort: mayGoOn && isShort(query),
  })
  const search: Search = { center, purpose, reader, docFinder, candidates, languages, country }
  const inPlace = createInPlace(search)
  const hasWhole = () => hasAny(search)
  const isForeign = (word: string) => isForeignScript(word, local)
  for (const readings of readingsOf({
    typed,
    query,
    purpose,
    known: reader,
    isForeign,
    hasWhole,
  })) {
    const [first] = readings
    if (first && first.score < readingScores.fewerWords && hasWhole()) break
    if (first && first.score <= readingScores.misspelt && namesUnused(search)) break
    for (const reading of readings) {
      if (meter.isOver) break
      if (reading.unlessNamed && hasNameNearby(search)) continue
      candidates.begin(reading)
      yield* addFound(search, inPlace, reading)
    }
    if (hasEnough(search) || isModifier(typed) || meter.isOver) break
  }
  yield* addMembers(search, query.words)
  const found = sorted(candidates.values().filter((candidate) => fitsPurpose(candidate, purpose)))
  const term = purpose === 'search' ? namedTerm(search) : undefined
  return {
    candidates: yield* dedupeAreas(found.slice(0, depth * limits.candidates), reader),
    isCut: docFinder.isCut() || found.length > depth * limits.candidates,
    spent: meter.spent,
    typed,
    query,
    readings: candidates.readings,
    ...(term && { term }),
  }
}

/** Matches letters of alphabetic scripts, in which a word has several; in other scripts a character is a word. */
const letters = /^[^\P{L}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]+$/u

/** True while a text is so short that its letters are the beginning of a word. */
function isShort({ words: [word, ...others] }: ParsedQuery): boolean {
  const text = word?.text ?? ''
  return others.length === 0 && text.length < limits.shortestWord && letters.test(text)
}

/** The category or brand whose name is the whole text. */
function namedTerm({ candidates, reader }: Search): Term | undefined {
  const named = candidates
    .values()
    .filter(({ kind, isWhole, isWholeName }) => kind === kindCodes.term && isWhole && isWholeName)
    .sort(byRank)
    .flatMap(({ doc }) => reader.terms.of(doc.id) ?? [])
  return named.find((term) => !isHeading(term)) ?? named[0]
}

/** True when a candidate has every word, so that the query is not relaxed. */
function hasAny({ candidates, purpose }: Search): boolean {
  return candidates.values().some((found) => found.isWhole && fitsPurpose(found, purpose))
}

/** True when the text is the name of a category or brand of which there is no place. Another spelling of it, or a part, would be a guess. */
function namesUnused({ candidates }: Search): boolean {
  return candidates.values().some(({ doc, isWholeName }) => isWholeName && isUnused(doc))
}

/** True when a candidate nearby has every word in its name. A category or brand has no location. */
function hasNameNearby({ candidates, purpose }: Search): boolean {
  return candidates
    .values()
    .some(
      (found) =>
        found.isWhole &&
        found.kind !== kindCodes.term &&
        found.memberOf === undefined &&
        !found.isPlaced &&
        found.sureness >= thresholds.namedSurely &&
        found.distance < thresholds.named &&
        fitsPurpose(found, purpose),
    )
}

/**
 * True for a candidate of a kind that the request asks for. Far from the center an address must be given with its city, state or
 * postal code.
 */
function fitsPurpose(
  { doc, distance, isPlaced }: Candidate,
  purpose: MatchRequest['purpose'],
): boolean {
  if (purpose === 'suggest') return !isUnused(doc)
  if (doc.kind === kindCodes.term) return false
  if (doc.kind === kindCodes.place) return purpose === 'search'
  return doc.kind === kindCodes.area || distance <= PARTIAL_MATCH_RADIUS || isPlaced
}

/** Adds the candidates of a reading. */
function* addFound(
  search: Search,
  inPlace: InPlace,
  { as, words, asked = words, where = [], kind = [], number }: Reading,
): Plan<void> {
  const { docFinder, candidates } = search
  switch (as) {
    case 'name':
      return yield* candidates.add(yield* docFinder.findByName(words, 'main'), asked)
    case 'street':
      return yield* candidates.add(yield* docFinder.findByName(words, 'street'), asked)
    case 'crossing':
      return yield* candidates.add(yield* docFinder.findByName(words, 'corner'), asked)
    case 'term':
      return yield* candidates.add(yield* docFinder.findTerms(words), asked)
    case 'placed':
      return yield* candidates.add(yield* docFinder.findByNameAndAddress(words, 'main'), asked)
    case 'number':
      return number && (yield* addHouseNumber(search, words, number))
    case 'termIn':
      return yield* inPlace.addMembers(words, where)
    case 'nameIn':
      return yield* inPlace.addNamed(words, where)
    case 'nameOf':
      return yield* inPlace.addOfKind(words, kind)
  }
}
