import type { Coordinate } from '@signpost/client/domain'
import { type QueryWord, significantWords } from '../../text/queryWords.ts'
import { kindCodes } from '../layout/kinds.ts'
import { nearestSpot } from '../layout/spots.ts'
import type { Doc } from '../reading/docs.ts'
import type { Candidate } from './candidates.ts'
import { createDocFinder } from './createDocFinder.ts'
import { isHeading } from './fillWithPlaces.ts'
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

/** The same, with the words that name it. */
interface NamedWhere extends Where {
  words: readonly QueryWord[]
}

/**
 * Adds what is looked for in a place that the text names: `farmacia pocitos`, `hotels in astana`. The text is cut in two at each word, either
 * part first: one names a kind of place, a brand or a place, the other a district, a city or a street.
 */
export function addPlacesSomewhere(search: Search, words: readonly QueryWord[]): void {
  if (search.purpose === 'geocode') return
  const find = createWhereFinder(search)
  for (const [what, where] of splits(words)) {
    if (!mayBeWhere(where)) continue
    const terms = termsOf(search, what)
    const found = terms.length > 0 ? find(where) : null
    if (found) for (const term of terms) addTermPlaces(search, term, { ...found, words: where })
  }
}

/** The same for places that the text names: `catedral ciudad vieja`. */
export function addNamedSomewhere(search: Search, words: readonly QueryWord[]): void {
  if (search.purpose === 'geocode' || words.some(({ isNumber }) => isNumber)) return
  const find = createWhereFinder(search)
  for (const [what, where] of splits(words)) {
    if (!isText(what) || !mayBeWhere(where)) continue
    const found = find(where)
    if (found) addNamedPlaces(search, what, { ...found, words: where })
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
function createWhereFinder(search: Search): (where: readonly QueryWord[]) => Where | null {
  const known = new Map<string, Where | null>()
  return (where) => {
    const key = where.map(({ text }) => text).join(' ')
    const found = known.get(key)
    if (found !== undefined) return found
    const place = findWhere(search, where)
    known.set(key, place)
    return place
  }
}

function termsOf(
  { reader, docFinder, candidates }: Search,
  what: readonly QueryWord[],
): Candidate[] {
  const last = what.findLast(({ prefixes }) => prefixes.size > 0)
  if (last && last.text.length < SHORTEST_BEGINNING) return []
  if (!what.every(({ text, prefixes }) => reader.terms.hasWord(text, prefixes.size > 0))) return []
  return docFinder
    .findTerms(what)
    .flatMap((id) => candidates.rate(id, what) ?? [])
    .filter(({ text, isWhole }) => isWhole && text >= (last ? SURE_BEGUN_TERM : SURE_TERM))
    .filter(({ doc }) => !isHeading(reader.records.ofDoc(doc.id)))
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST_TERMS)
}

function addTermPlaces({ reader, candidates }: Search, term: Candidate, where: NamedWhere): void {
  const record = reader.records.ofDoc(term.doc.id)
  if (record?.kind !== 'term') return
  const places = reader
    .nearestPlaces(
      { term: record.term, code: record.code, center: where.center },
      MOST_PLACES,
      where.reach,
    )
    .map(({ doc }) => doc)
    .filter((id) => {
      const doc = reader.docs.read(id)
      return doc !== null && where.isIn(doc)
    })
  candidates.addAs(places, term.text * weights.placed, {
    reading: `places of ${record.code} in a place`,
    isMember: record.term,
    where: where.words,
    near: where.center,
  })
}

function addNamedPlaces(
  { reader, candidates }: Search,
  what: readonly QueryWord[],
  where: NamedWhere,
): void {
  const ids = createDocFinder(reader, where.center).findByName(what, 'main')
  for (const id of new Set(ids)) {
    const rated = candidates.rate(id, what)
    if (!rated || rated.doc.kind !== kindCodes.place || !rated.isWhole) continue
    if (distanceTo(rated.doc, where.center) > where.reach || !where.isIn(rated.doc)) continue
    candidates.addAs([id], rated.text * weights.placed, {
      reading: 'a name in a place',
      where: where.words,
      near: where.center,
    })
  }
}

/** The best known district, city or street that is called so, around the centre or known everywhere. */
function findWhere(search: Search, where: readonly QueryWord[]): Where | null {
  const { reader, docFinder, candidates, center } = search
  const found = [...docFinder.findByName(where, 'main'), ...inflected(search, where)]
  const significant = significantWords(where)
  if (significant.length < where.length) found.push(...docFinder.findByName(significant, 'main'))
  const rated = [...new Set(found)]
    .filter((id) => isSomewhere(reader.docs.read(id)))
    .flatMap((id) => candidates.rate(id, where) ?? candidates.rate(id, significant) ?? [])
    .filter(({ doc, distance, text, quality }) => {
      if (text < SURE * quality) return false
      if (doc.kind === kindCodes.area) return distance < AROUND.area || doc.prominence > 0.6
      return doc.kind === kindCodes.street && distance < AROUND.street
    })
    .sort((a, b) => Number(isArea(b)) - Number(isArea(a)) || b.score - a.score)
  const best = rated[0]
  if (!best) return null
  if (!isArea(best)) return onStreet(best.doc, center)
  const record = reader.records.ofDoc(best.doc.id)
  if (record?.kind !== 'area') return null
  if (record.area === 'district' || record.area === 'postal') {
    return { center: record.coordinate, reach: REACH.district, isIn: () => true }
  }
  const reach = areaReach(best.doc)
  // Whoever is in the city looks around himself.
  return { center: best.distance === 0 ? center : record.coordinate, reach, isIn: () => true }
}

function isSomewhere(doc: Doc | null): boolean {
  return doc?.kind === kindCodes.area || doc?.kind === kindCodes.street
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
function inflected({ docFinder }: Search, where: readonly QueryWord[]): number[] {
  const last = where.at(-1)
  if (!last || last.text.length < 5 || !/\p{Script=Cyrillic}/u.test(last.text)) return []
  const stem = last.text.slice(0, -1)
  last.prefixes.set(stem, 0.95)
  return docFinder.findByName(where, 'main')
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
