import type { Coordinate } from '@signpost/client/domain'
import type { TermRecord } from '../../data/record.ts'
import { kindCodes } from '../layout/kinds.ts'
import { nearestSpot } from '../layout/spots.ts'
import type { Plan } from '../Plan.ts'
import { isHeading } from './addMembers.ts'
import type { Candidate } from './candidates.ts'
import { createDocFinder } from './createDocFinder.ts'
import { type QueryWord, significantWords } from './queryWords.ts'
import type { Doc } from './Reader.ts'
import { areaReach, distanceTo } from './rank.ts'
import type { Search } from './Search.ts'
import { limits, thresholds, weights } from './weights.ts'

/** A part of the map that a text names: where to look. */
interface Where {
  center: Coordinate
  /** The match of the words and its name, 0 to 1. */
  text: number
  /** Meters from the middle within which things are there. */
  reach: number
  isIn(doc: Doc): boolean
}

/** Adds what is looked for in a district, city or street that the text names. */
export interface InPlace {
  /** Places of a category or brand: `farmacia pocitos`, `hotels in astana`. */
  addMembers(what: readonly QueryWord[], where: readonly QueryWord[]): Plan<void>
  /** Places with a name: `catedral ciudad vieja`. */
  addNamed(what: readonly QueryWord[], where: readonly QueryWord[]): Plan<void>
}

export function createInPlace(search: Search): InPlace {
  const { reader, docFinder, candidates, country } = search
  const known = new Map<string, Where | null>()

  /** Finds each place once: cuts beside prepositions leave the same words. */
  function* find(where: readonly QueryWord[]): Plan<Where | null> {
    const key = where.map(({ text }) => text).join(' ')
    const found = known.get(key)
    if (found !== undefined) return found
    const place = yield* findWhere(search, where)
    known.set(key, place)
    return place
  }

  function* termsOf(what: readonly QueryWord[]): Plan<{ term: Candidate; record: TermRecord }[]> {
    const isBegun = what.some(({ prefixes }) => prefixes.size > 0)
    const least = isBegun ? thresholds.termSomewhereBegun : thresholds.termSomewhere
    const docs = yield* reader.docs(yield* docFinder.findTerms(what))
    const rated = docs
      .flatMap((doc) => (doc && candidates.rate(doc, what)) ?? [])
      .filter(({ text, isWhole }) => isWhole && text >= least)
      .sort((a, b) => b.score - a.score)
    const records = yield* reader.records(rated.map(({ doc }) => doc.id))
    return rated
      .flatMap((term, index) => {
        const record = records[index]
        return record?.kind === 'term' && !isHeading(record) ? [{ term, record }] : []
      })
      .slice(0, limits.termsSomewhere)
  }

  return {
    *addMembers(what, where) {
      const terms = yield* termsOf(what)
      const place = terms.length > 0 ? yield* find(where) : null
      if (!place) return
      for (const { term, record } of terms) {
        const near = yield* reader.nearestPlaces(
          { term: record.term, code: record.code, center: place.center },
          limits.placesSomewhere,
          place.reach,
        )
        const docs = yield* reader.docs(near.map(({ doc }) => doc))
        const ids = docs.flatMap((doc) => (doc !== null && place.isIn(doc) ? [doc.id] : []))
        const as = { memberOf: record.term, near: place.center }
        yield* candidates.addAs(ids, term.text * place.text * weights.placed, as)
      }
    },
    *addNamed(what, where) {
      const place = yield* find(where)
      if (!place) return
      const { center: near, reach } = place
      const ids = yield* createDocFinder(reader, near, country).findByName(what, 'main')
      for (const doc of yield* reader.docs([...new Set(ids)])) {
        const rated = doc && candidates.rate(doc, what)
        if (rated?.kind !== kindCodes.place || !rated.isWhole) continue
        if (distanceTo(rated.doc, near) > reach || !place.isIn(rated.doc)) continue
        yield* candidates.addAs([rated.doc.id], rated.text * place.text * weights.placed, { near })
      }
    },
  }
}

/** The best known district, city or street that is called so, around the centre or known everywhere. */
function* findWhere(search: Search, where: readonly QueryWord[]): Plan<Where | null> {
  const { reader, docFinder, candidates, center } = search
  const found = [...(yield* docFinder.findByName(where, 'main'))]
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
      if (text < thresholds.where * quality) return false
      if (doc.kind === kindCodes.area)
        return distance < thresholds.areaAround || doc.prominence > thresholds.known
      return doc.kind === kindCodes.street && distance < thresholds.streetAround
    })
    .sort((a, b) => Number(isArea(b)) - Number(isArea(a)) || b.score - a.score)
  const best = rated[0]
  if (!best) return null
  const { text } = best
  if (!isArea(best)) return onStreet(best.doc, text, center)
  const [record] = yield* reader.records([best.doc.id])
  if (record?.kind !== 'area') return null
  if (record.area === 'district' || record.area === 'postal') {
    return { center: record.coordinate, text, reach: thresholds.districtReach, isIn: () => true }
  }
  const reach = areaReach(best.doc)
  // Whoever is in the city looks around himself.
  const middle = best.distance === 0 ? center : record.coordinate
  return { center: middle, text, reach, isIn: () => true }
}

function isSomewhere({ kind }: Doc): boolean {
  return kind === kindCodes.area || kind === kindCodes.street
}

function isArea({ doc }: Candidate): boolean {
  return doc.kind === kindCodes.area
}

function onStreet(doc: Doc, text: number, center: Coordinate): Where {
  const spots = doc.spots
  const nearest = spots.reduce<Coordinate | null>((best, [longitude, latitude]) => {
    const spot = { longitude, latitude }
    return best === null || distance(spot) < distance(best) ? spot : best
  }, null)
  return {
    center: nearest ?? doc.coordinate,
    text,
    reach: thresholds.streetAround,
    isIn: ({ coordinate }) =>
      (spots.length > 0 ? nearestSpot(spots, coordinate) : 0) <= thresholds.streetReach,
  }

  function distance({ latitude, longitude }: Coordinate): number {
    return nearestSpot([[longitude, latitude]], center)
  }
}
