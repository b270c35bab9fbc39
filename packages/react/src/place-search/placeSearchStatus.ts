/**
 * The status of a search box. `idle`: the input is empty, or it is too early to show anything. `short`: the text is too short for a
 * request. `needs-location`: there is no point to search around. `loading`: nothing to show after 300 ms. `refreshing`: the visible rows
 * may still change. `ready` and `empty`: the answer to the current text has arrived. `offline`: waiting for a network. `error`: the request
 * failed, see `error`.
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

/** The facts that determine the status of a requested text. */
export interface PlaceSearchFacts {
  /** The answer to the current text: none yet, a failure, or the service's. */
  readonly answer: 'none' | 'offline' | 'error' | 'stale' | 'fresh'
  readonly rows: number
  /** True when nothing has been shown for so long that users need an explanation. */
  readonly isLate: boolean
}

/** The status of the box for a requested text. */
export function placeSearchStatus({ answer, rows, isLate }: PlaceSearchFacts): PlaceSearchStatus {
  if (answer === 'offline' || answer === 'error') return answer
  if (answer === 'fresh') return rows > 0 ? 'ready' : 'empty'
  if (rows > 0) return 'refreshing'
  return isLate ? 'loading' : 'idle'
}
