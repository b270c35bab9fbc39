import type { Connection, Coordinate, Place } from '@signpost/client'
import type { QueryClient } from '@tanstack/react-query'
import { forwardGeocodeQuery } from './forwardGeocodeQuery.ts'

/**
 * Returns the best match of an address, or null. Does not retry, because the user is waiting to continue. A separate module, loaded on
 * demand.
 */
export async function geocodeAddress(
  queryClient: QueryClient,
  connection: Connection,
  parameters: { readonly query: string; readonly near: Coordinate | undefined },
  signal: AbortSignal,
): Promise<Place | null> {
  const query = forwardGeocodeQuery(connection, parameters)
  const { queryKey } = query
  signal.addEventListener('abort', () => {
    void queryClient.cancelQueries({ queryKey, exact: true })
  })
  const page = await queryClient.fetchQuery({ ...query, networkMode: 'always', retry: false })
  return page.places[0] ?? null
}
