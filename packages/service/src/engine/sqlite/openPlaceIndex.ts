import type { Coordinate } from '@signpost/client/domain'
import { createPlaceIndex } from '../matching/createPlaceIndex.ts'
import type { FoundRecord, Match, MatchRequest, Surroundings, TermRequest } from '../PlaceStore.ts'
import { runNow } from '../Plan.ts'
import { createReader } from './reading/createReader.ts'
import { openIndex } from './reading/openIndex.ts'

/** A synchronous place store, which runs in a worker. */
export interface OpenPlaceIndex {
  match(request: MatchRequest): Match[]
  /** The matches as JSON. A text is transferred to another thread in half the time of its objects. */
  matchText(request: MatchRequest): string
  get(ref: string): FoundRecord | null
  placesOf(request: TermRequest): Match[]
  around(point: Coordinate): Surroundings
  close(): void
}

export function openPlaceIndex(path: string): OpenPlaceIndex {
  const open = openIndex(path)
  const index = createPlaceIndex(createReader(open))
  const match = (request: MatchRequest): Match[] => runNow(index.match(request))
  return {
    match,
    matchText: (request) => JSON.stringify(match(request)),
    get: (ref) => runNow(index.get(ref)),
    placesOf: (request) => runNow(index.placesOf(request)),
    around: (point) => runNow(index.around(point)),
    close: () => open.close(),
  }
}
