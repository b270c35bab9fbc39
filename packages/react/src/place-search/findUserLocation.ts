import type { Connection, Coordinate } from '@signpost/client'
import type { QueryClient } from '@tanstack/react-query'
import { isLocationGranted, type LocationFault, locateUser } from '../internals/locateUser.ts'
import { warnOnce } from '../provider/warnOnce.ts'
import type { AddressAt } from '../queries/addressAt.ts'

/** Returns the location of the user, or the reason why it is unknown. Calls `onAddress` once the address there is known. */
export async function findUserLocation(
  queryClient: QueryClient,
  connection: Connection,
  onAddress: ((address: AddressAt) => void) | undefined,
): Promise<Coordinate | LocationFault> {
  const found = await locateUser()
  if (typeof found === 'string') return found
  const point = { latitude: found.latitude, longitude: found.longitude }
  if (onAddress) {
    const { addressAt } = await import('../queries/addressAt.ts')
    onAddress(await addressAt(queryClient, connection, point))
  }
  return point
}

/** Locates the user if the permission was already granted. Otherwise warns developers that the box sends no requests. */
export async function locateIfGranted(isWanted: () => boolean, locate: () => void): Promise<void> {
  const isGranted = await isLocationGranted()
  if (!isWanted()) return
  if (isGranted) locate()
  else warnOnce(noCenter)
}

const noCenter =
  'PlaceSearch does not know where to look, so it asks nothing. Give `near` to it or to SignpostProvider.'
