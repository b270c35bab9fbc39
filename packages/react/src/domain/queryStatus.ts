/** What a query shows: the one word that components write into `data-status`. */
export type QueryStatus =
  | 'idle'
  | 'loading'
  | 'ready'
  | 'refreshing'
  | 'empty'
  | 'error'
  | 'offline'

/** The part of a query's result that the status is told from. */
export interface QueryState {
  readonly data: unknown
  readonly status: 'pending' | 'error' | 'success'
  readonly fetchStatus: 'fetching' | 'paused' | 'idle'
}

/**
 * The status of a query. What the last request does comes first: `offline` while it waits for a network, `loading` or, over data that
 * are there, `refreshing`, then `error` when it failed, which leaves older data in place. With no request there is `idle` (not asked),
 * `empty` (asked, and there is none) and `ready`. `isEmpty` need only be given for data that a `select` has made.
 */
export function queryStatus(
  { data, status, fetchStatus }: QueryState,
  isEmpty: boolean = holdsNothing(data),
): QueryStatus {
  if (fetchStatus === 'paused') return 'offline'
  if (fetchStatus === 'fetching') return data === undefined ? 'loading' : 'refreshing'
  if (status === 'error') return 'error'
  if (data === undefined) return 'idle'
  return isEmpty ? 'empty' : 'ready'
}

/** Whether there is nothing in what one of the hooks returns. */
function holdsNothing(data: unknown): boolean {
  if (data === null) return true
  if (Array.isArray(data)) return data.length === 0
  if (typeof data !== 'object') return false
  if ('pages' in data && Array.isArray(data.pages)) return data.pages.every(holdsNothing)
  if ('places' in data) return holdsNothing(data.places)
  return 'suggestions' in data && holdsNothing(data.suggestions)
}
