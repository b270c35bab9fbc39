import type { Coordinate } from '@signpost/client/domain'
import type { TermRecord } from '../../data/record.ts'
import { kindCodes } from '../layout/kinds.ts'
import { nearestSpot } from '../layout/spots.ts'
import type { Plan } from '../Plan.ts'
import { type QueryWord, significantWords } from '../text/queryWords.ts'
import type { Candidate } from './candidates.ts'
import { createDocFinder } from './createDocFinder.ts'
import { isHeading } from './fillWithPlaces.ts'
import type { Doc } from './Reader.ts'
import { areaReach, distanceTo } from './rank.ts'
import type { Search } from './Search.ts'
import { weights } from './weights.ts'

/** Words that say no more than that a place follows. */
const prepositions = new Set(
  'in at on near by around en a de del la el los las cerca por sobre в на у около возле рядом с по bei im am an auf a dans pres sur da di su vicino em no na'.split(
    ' ',
  ),
)
/** A name that is matched this well is the one that was typed. */
const SURE = 0.85
/** A category or brand that is matched this well is what is looked for. */
const SURE_TERM = 0.74
const SURE_BEGUN_TERM = 0.8
/** A beginning of fewer letters is that of too many kinds. */
const SHORTEST_BEGINNING = 4
/** Meters within which a district or a street is looked for, and a city. */
const AROUND = { street: 20_000, area: 100_000 } as const
/** The reach of a district, and of a street, in meters. */
const REACH = { district: 2500, street: 350 } as const
const MOST_PLACES = 40
const MOST_TERMS = 2
/** Longer texts are not cut any further. */
const MOST_WORDS = 6

/** A part of the text that names where to look. */
interface Where {
  center: Coordinate
  /** Meters from the middle within which things are there. */
  reach: number
  isIn(doc: Doc): boolean
}

/** A category or a brand that a part of the text names. */
interface KnownTerm {
  term: Candidate
  record: TermRecord
}

/** The same, with the words that name it. */
interface NamedWhere extends Where {
  words: readonly QueryWord[]
}

/**
 * Adds what is looked for in a place that the text names: `farmacia pocitos`, `hotels in astana`. The text is cut in two at each word, either
 * part first: one names a kind of place, a brand or a place, the other a district, a city or a street.
 */
export function* addPlacesSomewhere(search: Search, words: readonly QueryWord[]): Plan<void> {
  if (search.purpose === 'geocode') return
  const find = createWhereFinder(search)
  for (const [what, where] of splits(words)) {
    if (!mayBeWhere(where)) continue
    const terms = yield* termsOf(search, what)
    const found = terms.length > 0 ? yield* find(where) : null
    if (!found) continue
    for (const term of terms) yield* addTermPlaces(search, term, { ...found, words: where })
  }
}

/** The same for places that the text names: `catedral ciudad vieja`. */
export function* addNamedSomewhere(search: Search, words: readonly QueryWord[]): Plan<void> {
  if (search.purpose === 'geocode' || words.some(({ isNumber }) => isNumber)) return
  const find = createWhereFinder(search)
  for (const [what, where] of splits(words)) {
    if (!isText(what) || !mayBeWhere(where)) continue
    const found = yield* find(where)
    if (found) yield* addNamedPlaces(search, what, { ...found, words: where })
  }
}

/** The ways to cut a text in two, either part first. */
function* splits(
  words: readonly QueryWord[],
): Generator<[what: readonly QueryWord[], where: readonly QueryWord[]]> {
  for (let cut = 1; cut < Math.min(words.length, MOST_WORDS); cut++) {
    const [head, tail] = [trimmed(words.slice(0, cut)), trimmed(words.slice(cut))]
    if (head.length === 0 || tail.length === 0) continue
    if (tail.some(({ isNumber }) => !isNumber)) yield [head, tail]
    if (head.some(({ isNumber }) => !isNumber)) yield [tail, head]
  }
}

function isText(words: readonly QueryWord[]): boolean {
  return words.some(({ isNumber, isMinor, text }) => !isNumber && !isMinor && text.length > 2)
}

/** True for words that may be all of a name: not the kind of a road alone, nor a beginning that is too short for any name to be matched surely. */
function mayBeWhere(words: readonly QueryWord[]): boolean {
  return (
    isText(words) &&
    words.every(({ text, prefixes }) => prefixes.size === 0 || text.length >= SHORTEST_BEGINNING)
  )
}

/** Finds each place once: cuts beside prepositions leave the same words. */
function createWhereFinder(search: Search): (where: readonly QueryWord[]) => Plan<Where | null> {
  const known = new Map<string, Where | null>()
  return function* (where) {
    const key = where.map(({ text }) => text).join(' ')
    const found = known.get(key)
    if (found !== undefined) return found
    const place = yield* findWhere(search, where)
    known.set(key, place)
    return place
  }
}

function* termsOf(
  { reader, docFinder, candidates }: Search,
  what: readonly QueryWord[],
): Plan<KnownTerm[]> {
  const last = what.findLast(({ prefixes }) => prefixes.size > 0)
  if (last && last.text.length < SHORTEST_BEGINNING) return []
  if (!what.every(({ text, prefixes }) => reader.terms.hasWord(text, prefixes.size > 0))) return []
  const docs = yield* reader.docs(yield* docFinder.findTerms(what))
  const rated = docs
    .flatMap((doc) => (doc && candidates.rate(doc, what)) ?? [])
    .filter(({ text, isWhole }) => isWhole && text >= (last ? SURE_BEGUN_TERM : SURE_TERM))
    .sort((a, b) => b.score - a.score)
  const records = yield* reader.records(rated.map(({ doc }) => doc.id))
  return rated
    .flatMap((term, index) => {
      const record = records[index]
      return record?.kind === 'term' && !isHeading(record) ? [{ term, record }] : []
    })
    .slice(0, MOST_TERMS)
}

function* addTermPlaces(
  { reader, candidates }: Search,
  { term, record }: KnownTerm,
  where: NamedWhere,
): Plan<void> {
  const near = yield* reader.nearestPlaces(
    { term: record.term, code: record.code, center: where.center },
    MOST_PLACES,
    where.reach,
  )
  const docs = yield* reader.docs(near.map(({ doc }) => doc))
  const places = docs.flatMap((doc) => (doc !== null && where.isIn(doc) ? [doc.id] : []))
  yield* candidates.addAs(places, term.text * weights.placed, {
    reading: `places of ${record.code} in a place`,
    isMember: record.term,
    where: where.words,
    near: where.center,
  })
}

function* addNamedPlaces(
  { reader, candidates, country }: Search,
  what: readonly QueryWord[],
  where: NamedWhere,
): Plan<void> {
  const ids = yield* createDocFinder(reader, where.center, country).findByName(what, 'main')
  for (const doc of yield* reader.docs([...new Set(ids)])) {
    const rated = doc && candidates.rate(doc, what)
    if (!rated || rated.doc.kind !== kindCodes.place || !rated.isWhole) continue
    if (distanceTo(rated.doc, where.center) > where.reach || !where.isIn(rated.doc)) continue
    yield* candidates.addAs([rated.doc.id], rated.text * weights.placed, {
      reading: 'a name in a place',
      where: where.words,
      near: where.center,
    })
  }
}

/** The best known district, city or street that is called so, around the centre or known everywhere. */
function* findWhere(search: Search, where: readonly QueryWord[]): Plan<Where | null> {
  const { reader, docFinder, candidates, center } = search
  const found = [
    ...(yield* docFinder.findByName(where, 'main')),
    ...(yield* inflected(search, where)),
  ]
  const significant = significantWords(where)
  if (significant.length < where.length) {
    found.push(...(yield* docFinder.findByName(significant, 'main')))
  }
  const docs = yield* reader.docs([...new Set(found)])
  const rated = docs
    .flatMap((doc) =>
      doc && isSomewhere(doc)
        ? (candidates.rate(doc, where) ?? candidates.rate(doc, significant) ?? [])
        : [],
    )
    .filter(({ doc, distance, text, quality }) => {
      if (text < SURE * quality) return false
      if (doc.kind === kindCodes.area) return distance < AROUND.area || doc.prominence > 0.6
      return doc.kind === kindCodes.street && distance < AROUND.street
    })
    .sort((a, b) => Number(isArea(b)) - Number(isArea(a)) || b.score - a.score)
  const best = rated[0]
  if (!best) return null
  if (!isArea(best)) return onStreet(best.doc, center)
  const [record] = yield* reader.records([best.doc.id])
  if (record?.kind !== 'area') return null
  if (record.area === 'district' || record.area === 'postal') {
    return { center: record.coordinate, reach: REACH.district, isIn: () => true }
  }
  const reach = areaReach(best.doc)
  // Whoever is in the city looks around himself.
  return { center: best.distance === 0 ? center : record.coordinate, reach, isIn: () => true }
}

function isSomewhere({ kind }: Doc): boolean {
  return kind === kindCodes.area || kind === kindCodes.street
}

function isArea({ doc }: Candidate): boolean {
  return doc.kind === kindCodes.area
}

function onStreet(doc: Doc, center: Coordinate): Where {
  const spots = doc.spots
  const nearest = spots.reduce<Coordinate | null>((best, [longitude, latitude]) => {
    const spot = { longitude, latitude }
    return best === null || distance(spot) < distance(best) ? spot : best
  }, null)
  return {
    center: nearest ?? doc.coordinate,
    reach: AROUND.street,
    isIn: ({ coordinate }) =>
      (spots.length > 0 ? nearestSpot(spots, coordinate) : 0) <= REACH.street,
  }

  function distance({ latitude, longitude }: Coordinate): number {
    return nearestSpot([[longitude, latitude]], center)
  }
}

/** Names of places change their endings in some languages (`в Астане`): the word without its last letter, as a beginning. */
function* inflected({ docFinder }: Search, where: readonly QueryWord[]): Plan<number[]> {
  const last = where.at(-1)
  if (!last || last.text.length < 5 || !/\p{Script=Cyrillic}/u.test(last.text)) return []
  const stem = last.text.slice(0, -1)
  last.prefixes.set(stem, 0.95)
  return yield* docFinder.findByName(where, 'main')
}

function trimmed(words: readonly QueryWord[]): readonly QueryWord[] {
  let [from, to] = [0, words.length]
  while (from < to && isPreposition(words[from])) from += 1
  while (to > from && isPreposition(words[to - 1])) to -= 1
  return words.slice(from, to)
}

function isPreposition(word: QueryWord | undefined): boolean {
  return word !== undefined && prepositions.has(word.text)
}
