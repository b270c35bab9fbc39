import type { Coordinate } from '@signpost/client/domain'
import { kindCodes } from '../layout/kinds.ts'
import { nearestSpot } from '../layout/spots.ts'
import type { Plan } from '../Plan.ts'
import type { Candidate } from './candidates.ts'
import { type QueryWord, significantWords } from './queryWords.ts'
import type { Doc } from './Reader.ts'
import { areaReach } from './rank.ts'
import type { Search } from './Search.ts'
import { thresholds } from './weights.ts'

/** A part of the map that a text names: where to look. */
export interface Where {
  center: Coordinate
  /** The match of the words and its name, 0 to 1. */
  text: number
  /** Meters from the middle within which things are there. */
  reach: number
  isIn(doc: Doc): boolean
}

/** The best known district, city or street that is called so, or begins so, around the centre or known everywhere. */
export function* findWhere(
  search: Search,
  where: readonly QueryWord[],
  mayBeBegun: boolean,
): Plan<Where | null> {
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
    .filter(({ doc, distance, text, quality, isWhole }) => {
      if (text < thresholds.where * quality) {
        const isBegun = isWhole && text >= thresholds.whereBegun * quality && startsLike(doc, where)
        const isNear = distance < thresholds.begunAround
        return mayBeBegun && isBegun && isNear && doc.kind === kindCodes.area
      }
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

/** True for a doc with a name that starts with the words, of which the last may go on. */
function startsLike({ names, aliases }: Doc, words: readonly QueryWord[]): boolean {
  const [first] = words
  if (!first) return false
  return [...names, ...aliases].some(
    ([token = '']) =>
      [...first.prefixes.keys()].some((prefix) => token.startsWith(prefix)) ||
      first.meanings.has(token),
  )
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
