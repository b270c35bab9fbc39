import type { Position } from '@signpost/client/domain'
import type { Trip } from '../valhalla/Trip.ts'

const ATTEMPTS = 6

/** The number of places that Valhalla can exclude by default. */
const MOST_EXCLUDED = 50

/** Leaves the roads at the trespasses of a trip out, until there is none, or no way. The trip with the fewest wins. */
export async function findDetour(
  found: Trip,
  trespassesOf: (trip: Trip) => Promise<readonly Position[]>,
  ask: (excluded: readonly Position[]) => Promise<Trip | null>,
): Promise<Trip> {
  const excluded: Position[] = []
  let best = found
  let trespasses = await trespassesOf(found)
  let fewest = trespasses.length
  for (let attempt = 0; attempt < ATTEMPTS && trespasses.length > 0; attempt++) {
    excluded.push(...trespasses)
    if (excluded.length > MOST_EXCLUDED) break
    const trip = await ask(excluded)
    if (!trip) break
    trespasses = await trespassesOf(trip)
    if (trespasses.length < fewest) {
      best = trip
      fewest = trespasses.length
    }
  }
  return best
}
