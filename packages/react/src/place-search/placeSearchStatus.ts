/**
 * What a search box shows. `idle`: nothing is typed, or it is too early to say anything. `short`: too little is typed to ask.
 * `needs-location`: nobody said where to look. `loading`: asked for 300 ms, and nothing to show. `refreshing`: rows are shown that an
 * answer may still change. `ready` and `empty`: the service's answer to this very text. `offline`: waiting for a network. `error`: `error`
 * says why.
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

/** What the status is told from. */
export interface PlaceSearchFacts {
  /** How much of the text counts, and how much it takes to ask. */
  readonly length: number
  readonly minLength: number
  /** Whether the text is a point, which needs no answer. */
  readonly isCoordinate: boolean
  readonly hasCenter: boolean
  /** What became of this very text: not asked or on its way, or what the service said. */
  readonly answer: 'none' | 'offline' | 'error' | 'stale' | 'fresh'
  readonly rows: number
  /** Whether there has been nothing to show for so long that it should be explained. */
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
