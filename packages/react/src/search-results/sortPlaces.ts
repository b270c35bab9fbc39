import type { Place } from '@signpost/client'

/** The order of places: as the service sends them, the nearest first, or the best rated first. */
export type PlaceOrder = 'relevance' | 'distance' | 'rating'

/** The origin of distances: the user, the center of a map or of the search, or a place. */
export type DistanceOrigin = 'user' | 'map' | 'search' | { readonly name: string }

/** The sorted places, each once. Those without a distance, or a rating, come last; equal ones keep their order. */
export function sortPlaces(places: readonly Place[], order: PlaceOrder): readonly Place[] {
  const distinct = new Map<string, Place>()
  for (const place of places) if (!distinct.has(place.id)) distinct.set(place.id, place)
  const each = [...distinct.values()]
  if (order === 'relevance') return each
  const rank = order === 'rating' ? badness : farness
  return each.sort((a, b) => rank(a) - rank(b))
}

/** With equal ratings, the one with more reviews comes first. */
function badness({ partner }: Place): number {
  const { rating, reviewCount = 0 } = partner?.review ?? {}
  return rating === undefined ? 1 : -rating - 1 + 1 / (reviewCount + 2) / 1000
}

function farness({ distance = Number.MAX_VALUE }: Place): number {
  return distance
}
