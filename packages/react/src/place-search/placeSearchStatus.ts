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

/** The facts from which the status of a text that is asked follows. */
export interface PlaceSearchFacts {
  /** The answer to this very text: none yet, a failure, or the service's. */
  readonly answer: 'none' | 'offline' | 'error' | 'stale' | 'fresh'
  readonly rows: number
  /** True when there has been nothing to show for so long that it should be explained. */
  readonly isLate: boolean
}

/** The status of the box while its text is asked. */
export function placeSearchStatus({ answer, rows, isLate }: PlaceSearchFacts): PlaceSearchStatus {
  if (answer === 'offline' || answer === 'error') return answer
  if (answer === 'fresh') return rows > 0 ? 'ready' : 'empty'
  if (rows > 0) return 'refreshing'
  return isLate ? 'loading' : 'idle'
}
