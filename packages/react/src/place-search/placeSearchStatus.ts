/**
 * The status of a search box. `idle`: nothing is typed, or it is too early to show anything. `short`: too little is typed to ask.
 * `needs-location`: there is no point to search around. `loading`: asked for 300 ms, and nothing to show. `refreshing`: rows are shown that
 * an answer may still change. `ready` and `empty`: the service's answer to this very text. `offline`: waiting for a network. `error`:
 * `error` has the cause.
 */
export type PlaceSearchStatus =
  | 'idle'
  | 'short'
  | 'needs-location'
  | 'loading'
  | 'ready'
  | 'refreshing'
  | 'empty'
  | 'error'
  | 'offline'

/** The facts from which the status follows. */
export interface PlaceSearchFacts {
  /** The length of the text that counts, and the length from which suggestions are requested. */
  readonly length: number
  readonly minLength: number
  /** True when the text is a coordinate, which needs no answer. */
  readonly isCoordinate: boolean
  readonly hasCenter: boolean
  /** The answer to this very text: none yet, a failure, or the service's. */
  readonly answer: 'none' | 'offline' | 'error' | 'stale' | 'fresh'
  readonly rows: number
  /** True when there has been nothing to show for so long that it should be explained. */
  readonly isLate: boolean
}

/** The status of the box, the most telling first. */
export function placeSearchStatus(facts: PlaceSearchFacts): PlaceSearchStatus {
  const { length, minLength, isCoordinate, hasCenter, answer, rows, isLate } = facts
  if (length === 0) return 'idle'
  if (isCoordinate) return 'ready'
  if (length < minLength) return 'short'
  if (!hasCenter) return 'needs-location'
  if (answer === 'offline' || answer === 'error') return answer
  if (answer === 'fresh') return rows > 0 ? 'ready' : 'empty'
  if (rows > 0) return 'refreshing'
  return isLate ? 'loading' : 'idle'
}
