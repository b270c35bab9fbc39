import { type Coordinate, distanceBetween } from '@signpost/client/domain'
import { LatestCache } from './LatestCache.ts'
import type { Match, MatchRequest, PlaceStore } from './PlaceStore.ts'

/** The decimals of the center in the key of an answer: some 100 m. */
const DECIMALS = 3

/** Finds the matches of a request, as JSON. */
export type FindText = (request: MatchRequest, signal?: AbortSignal) => Promise<string>

/** The size of all cached answers together. */
const MOST_BYTES = 24 * 2 ** 20

/**
 * Caches the answers to the texts that were requested last, because many users type the same first letters at the same places. Results and their order depend on the center to some 100 m only, cached or not; distances are always from the center itself.
 * Answers are held as text, which takes a third of what their objects take: the more are held, the fewer are looked for.
 */
export function cacheMatches(
  store: PlaceStore,
  size: number,
  find: FindText = async (request, signal) => JSON.stringify(await store.match(request, signal)),
): PlaceStore {
  const cache = new LatestCache<string>({ bytes: MOST_BYTES, count: size })

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

/** A character takes two bytes where the text has any that is not of Latin-1. */
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
