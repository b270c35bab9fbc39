import { isLocationGranted } from '../internals/locateUser.ts'
import { warnOnce } from '../internals/warnOnce.ts'

/** Locates a user who has granted that before. Otherwise developers learn why the box asks nothing. */
export async function locateIfGranted(isWanted: () => boolean, locate: () => void): Promise<void> {
  const isGranted = await isLocationGranted()
  if (!isWanted()) return
  if (isGranted) locate()
  else warnOnce(noCenter)
}

const noCenter =
  'PlaceSearch does not know where to look, so it asks nothing. Give `near` to it or to SignpostProvider.'
