import { type Coordinate, distanceBetween } from '@signpost/client/domain'
import { accuracyOf } from '../format/accuracyOf.ts'
import type {
  FoundRecord,
  Match,
  MatchReasons,
  MatchRequest,
  Surroundings,
  TermRequest,
} from '../PlaceStore.ts'
import { type Plan, together } from '../Plan.ts'
import { findAround } from './around.ts'
import type { Candidate } from './candidates.ts'
import { createCountryOf } from './createCountryOf.ts'
import { explainer } from './explain.ts'
import { findAtPoint } from './findAtPoint.ts'
import { type Found, findCandidates } from './findCandidates.ts'
import { centerIn, inArea, reachIn } from './inArea.ts'
import type { Reader } from './Reader.ts'
import type { Term } from './terms.ts'
import { limits } from './weights.ts'

/** The queries of a place store as plans, which each store runs in its own way. */
export interface PlaceIndex {
  match(request: MatchRequest): Plan<Match[]>
  get(ref: string): Plan<FoundRecord | null>
  placesOf(request: TermRequest): Plan<Match[]>
  around(point: Coordinate): Plan<Surroundings>
}

export function createPlaceIndex(reader: Reader): PlaceIndex {
  const countryOf = createCountryOf(reader)
  return {
    *match(request) {
      const { offset, limit, center, explain } = request
      const atPoint = yield* findAtPoint(reader, countryOf, request)
      if (atPoint) return atPoint.slice(offset, offset + limit)
      const found = yield* findCandidates(reader, countryOf, request)
      const matches = yield* toMatches(
        found.candidates.slice(offset, offset + limit),
        center,
        reader,
        explain ? explainer(found, reader) : undefined,
      )
      if (matches.length === limit) return matches
      if (found.term) return matches.concat(yield* furtherPlaces(found, found.term, request))
      // The first suggestions change with each keystroke, and are not worth a deeper search.
      const isFirst = request.purpose !== 'search' && offset === 0
      if (isFirst || !found.isCut) return matches
      return matches.concat(yield* furtherMatches(found, request))
    },
    get: (ref) => reader.ofRef(ref),
    *placesOf({ offset, limit, ...of }) {
      const near = (yield* nearestInArea(reader, of, offset + limit)).slice(offset)
      return yield* placesAt(near, of.center)
    },
    around: (point) => findAround(reader, point),
  }

  /** The places of a category or brand that follow the candidates, on the page of a request. */
  function* furtherPlaces(
    { candidates }: Found,
    { term, code }: Term,
    { offset, limit, center, area }: MatchRequest,
  ): Plan<Match[]> {
    const before = new Set(candidates.map(({ doc }) => doc.id))
    const near = yield* nearestInArea(reader, { term, code, center, area }, offset + limit)
    const further = near.filter((doc) => !before.has(doc))
    const end = offset + limit - candidates.length
    return yield* placesAt(further.slice(Math.max(0, offset - candidates.length), end), center)
  }

  /** The records that follow the candidates after a deeper search, on the page of a request. */
  function* furtherMatches({ candidates }: Found, request: MatchRequest): Plan<Match[]> {
    const before = new Set(candidates.map(({ doc }) => doc.id))
    const deeper = yield* findCandidates(reader, countryOf, request, limits.deeper)
    const further = deeper.candidates.filter(({ doc }) => !before.has(doc.id))
    const end = request.offset + request.limit - candidates.length
    const start = Math.max(0, request.offset - candidates.length)
    return yield* toMatches(further.slice(start, end), request.center, reader)
  }

  function* placesAt(docs: readonly number[], center: Coordinate): Plan<Match[]> {
    const records = yield* reader.records(docs)
    return records.flatMap((record) =>
      record && record.kind !== 'term'
        ? { record, distance: distanceBetween(center, record.coordinate) }
        : [],
    )
  }
}

/** The docs of the nearest places of a term in an area, nearest first. */
function* nearestInArea(
  reader: Reader,
  { area, center, ...of }: Omit<TermRequest, 'offset' | 'limit'>,
  count: number,
): Plan<number[]> {
  const asked = { ...of, center: centerIn(area, center) }
  const isIn = inArea(reader, area)
  // The thousands of places beyond the area are not read where it has none.
  const farthest = reachIn(area, asked.center)
  const found: number[] = []
  let read = 0
  for (let most = count; ; most = Math.min(most * 8, limits.filteredPlaces)) {
    const near = yield* reader.nearestPlaces(asked, most, farthest)
    const next = near.slice(read).map(({ doc }) => doc)
    if (!area) return next
    const docs = yield* reader.docs(next)
    for (const doc of docs) if (doc && isIn(doc)) found.push(doc.id)
    if (found.length >= count || near.length < most || most >= limits.filteredPlaces) {
      return found.slice(0, count)
    }
    read = near.length
  }
}

/** Reads the records of candidates. Distances are measured from the center to the coordinate of each record. */
export function* toMatches(
  candidates: readonly Candidate[],
  center: Coordinate,
  reader: Reader,
  explain?: (candidate: Candidate) => MatchReasons,
): Plan<Match[]> {
  const numbered = candidates.flatMap(({ houseNumber }) => houseNumber?.id ?? [])
  const named = candidates.flatMap(({ doc, houseNumber }) => (houseNumber ? [] : doc.id))
  const [addresses, records] = yield* together([reader.addresses(numbered), reader.records(named)])
  const [nextAddress, nextRecord] = [addresses.values(), records.values()]
  return candidates.flatMap((candidate): Match[] => {
    const { houseNumber, askedHouseNumber } = candidate
    const record = (houseNumber ? nextAddress : nextRecord).next().value
    if (!record) return []
    const distance = record.kind === 'term' ? 0 : distanceBetween(center, record.coordinate)
    const accuracy = accuracyOf(record, houseNumber?.fit !== 'nearest')
    return [
      {
        record,
        distance,
        ...(accuracy !== undefined && { accuracy }),
        ...(askedHouseNumber !== undefined && { askedHouseNumber }),
        ...(explain && { reasons: explain(candidate) }),
      },
    ]
  })
}
