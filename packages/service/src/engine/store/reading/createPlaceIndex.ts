import type { Coordinate } from '@signpost/client/domain'
import type {
  FoundRecord,
  Match,
  MatchRequest,
  Surroundings,
  TermRequest,
} from '../../PlaceStore.ts'
import { explainer } from '../matching/explain.ts'
import { findAtPoint } from '../matching/findAtPoint.ts'
import { findCandidates } from '../matching/findCandidates.ts'
import { toMatches } from '../matching/toMatches.ts'
import { createAround } from './around.ts'
import { createReader } from './createReader.ts'
import type { OpenIndex } from './openIndex.ts'

/** A place store without promises, which a worker runs. */
export interface PlaceIndex {
  match(request: MatchRequest): Match[]
  get(ref: string): FoundRecord | null
  placesOf(request: TermRequest): Match[]
  around(point: Coordinate): Surroundings
  close(): void
}

export function createPlaceIndex(index: OpenIndex): PlaceIndex {
  const reader = createReader(index)
  const around = createAround(index, reader.records)
  return {
    match(request) {
      const { offset, limit, center, explain } = request
      const atPoint = findAtPoint(reader, around, request)
      if (atPoint) return atPoint.slice(offset, offset + limit)
      const found = findCandidates(reader, request)
      return toMatches(
        found.candidates.slice(offset, offset + limit),
        center,
        reader,
        explain ? explainer(found, reader) : undefined,
      )
    },
    get: (ref) => reader.records.ofRef(ref),
    placesOf({ offset, limit, ...of }) {
      return reader
        .nearestPlaces(of, offset + limit)
        .slice(offset)
        .flatMap(({ doc, distance }) => {
          const record = reader.records.ofDoc(doc)
          return record ? [{ record, distance }] : []
        })
    },
    around,
    close: () => index.close(),
  }
}
