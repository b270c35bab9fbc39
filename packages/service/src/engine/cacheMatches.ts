import { type Coordinate, distanceBetween } from '@signpost/client/domain'
import { LruCache } from './LruCache.ts'
import type { Match, MatchRequest, PlaceStore } from './PlaceStore.ts'

/** The decimals of the center in the key of an answer, which is a precision of about 100 m. */
const DECIMALS = 3

/** Finds the matches of a request, as JSON. */
export type FindText = (request: MatchRequest, signal?: AbortSignal) => Promise<string>

/** The maximum size of all cached answers together. */
const MOST_BYTES = 24 * 2 ** 20

/**
 * Caches the answers to recent texts, because many users type the same first letters at the same places. Results and their order only depend on the
 * center rounded to about 100 m, cached or not; distances are always from the center itself. Answers are cached as text, which takes a third of the
 * memory of their objects.
 */
export function cacheMatches(
  store: PlaceStore,
  size: number,
  find: FindText = async (request, signal) => JSON.stringify(await store.match(request, signal)),
): PlaceStore {
  const cache = new LruCache<string>({ bytes: MOST_BYTES, count: size })

  async function ask(request: MatchRequest, key: string, signal?: AbortSignal): Promise<string> {
    const text = await find(request, signal)
    if (size > 0) cache.put(key, text, bytesOf(text))
    return text
  }

  async function match(request: MatchRequest, signal?: AbortSignal): Promise<Match[]> {
    const center = snapped(request.center)
    const key = JSON.stringify([
      request.text,
      request.purpose,
      request.language,
      request.explain,
      request.area,
      center,
      request.offset,
      request.limit,
    ])
    const text = cache.get(key) ?? (await ask({ ...request, center }, key, signal))
    const matches: Match[] = JSON.parse(text)
    return matches.map((found) => measured(found, request.center))
  }

  return { ...store, match }
}

/** A character takes two bytes if the text has any character outside Latin-1. */
function bytesOf(text: string): number {
  return text.length * (/[^\0-\xff]/.test(text) ? 2 : 1)
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
