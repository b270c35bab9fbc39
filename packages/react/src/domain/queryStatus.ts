/** The status of a query: the value of `data-status` in components. */
export type QueryStatus =
  | 'idle'
  | 'loading'
  | 'ready'
  | 'refreshing'
  | 'empty'
  | 'error'
  | 'offline'

/** The part of a query's result that determines the status. */
export interface QueryState {
  readonly data: unknown
  readonly status: 'pending' | 'error' | 'success'
  readonly fetchStatus: 'fetching' | 'paused' | 'idle'
}

/**
 * The status of a query. The last request comes first: `offline` while it waits for a network, `loading` or, with older data, `refreshing`,
 * then `error` when it failed, which leaves older data in place. Without a request: `idle` (not asked), `empty` (asked, without a result)
 * and `ready`. `isEmpty` is needed only for data that a `select` has made.
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

/** True when the data of a hook are empty. */
function holdsNothing(data: unknown): boolean {
  if (data === null) return true
  if (Array.isArray(data)) return data.length === 0
  if (typeof data !== 'object') return false
  if ('pages' in data && Array.isArray(data.pages)) return data.pages.every(holdsNothing)
  if ('places' in data) return holdsNothing(data.places)
  return 'suggestions' in data && holdsNothing(data.suggestions)
}
