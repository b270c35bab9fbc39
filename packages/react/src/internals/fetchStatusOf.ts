import { type FetchStatus, onlineManager } from '@tanstack/react-query'

/**
 * The fetch status to show to users. TanStack Query also pauses retries in a hidden tab; these count as `fetching`, because the network is
 * not missing.
 */
export function fetchStatusOf({ fetchStatus }: { readonly fetchStatus: FetchStatus }): FetchStatus {
  return fetchStatus === 'paused' && onlineManager.isOnline() ? 'fetching' : fetchStatus
}
