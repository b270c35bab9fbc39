import { type Coordinate, distanceBetween } from '@signpost/client/domain'
import type { Match, MatchRequest, PlaceStore } from '../../PlaceStore.ts'

/** Decimals of the centre by which answers are told apart: some 100 m. */
const DECIMALS = 3

/**
 * Holds the answers to the texts that were asked last, for what many type from the same places: the first letters. What is found
 * and its order depend on the centre to some 100 m only, with or without a held answer; distances are always to the centre itself.
 */
export function cacheMatches(store: PlaceStore, size: number): PlaceStore {
  const held = new Map<string, Match[]>()

  async function match(request: MatchRequest, signal?: AbortSignal): Promise<Match[]> {
    const center = snapped(request.center)
    const key = JSON.stringify([
      request.text,
      request.purpose,
      center,
      request.offset,
      request.limit,
    ])
    const known = held.get(key)
    const matches = known ?? (await store.match({ ...request, center }, signal))
    // Putting it in again makes it the latest.
    held.delete(key)
    if (size > 0) held.set(key, matches)
    const [oldest] = held.keys()
    if (held.size > size && oldest !== undefined) held.delete(oldest)
    return matches.map((found) => measured(found, request.center))
  }

  return { ...store, match }
}

function snapped({ latitude, longitude }: Coordinate): Coordinate {
  return {
    latitude: Number(latitude.toFixed(DECIMALS)),
    longitude: Number(longitude.toFixed(DECIMALS)),
  }
}

function measured(match: Match, center: Coordinate): Match {
  const { record } = match
  if (record.kind === 'term') return match
  return { ...match, distance: distanceBetween(center, record.coordinate) }
}
