import { type FetchStatus, onlineManager } from '@tanstack/react-query'

/** The fetch status as users should know it. A hidden tab pauses a retry as a missing network does: it is still being requested. */
export function fetchStatusOf({ fetchStatus }: { readonly fetchStatus: FetchStatus }): FetchStatus {
  return fetchStatus === 'paused' && onlineManager.isOnline() ? 'fetching' : fetchStatus
}
