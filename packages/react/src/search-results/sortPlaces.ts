import type { Place } from '@signpost/client'

/**
 * The order of places: by relevance, as the service returns them; by distance, the nearest first; by rating, the best first; or by the price
 * of fuel, the lowest first.
 */
export type PlaceOrder = 'relevance' | 'distance' | 'rating' | 'price'

/** The point that distances are measured from: the user, the center of a map or of the search, or a place. */
export type DistanceOrigin = 'user' | 'map' | 'search' | { readonly name: string }

/** Sorts places and removes duplicates. Places without a distance or rating come last; equal places keep their order. */
export function sortPlaces(
  places: readonly Place[],
  order: Exclude<PlaceOrder, 'price'>,
): readonly Place[] {
  const distinct = new Map<string, Place>()
  for (const place of places) if (!distinct.has(place.id)) distinct.set(place.id, place)
  const each = [...distinct.values()]
  if (order === 'relevance') return each
  const rank = order === 'rating' ? ratingOrder : distanceOrder
  return each.sort((a, b) => rank(a) - rank(b))
}

/** Places with more reviews come first among equal ratings. */
function ratingOrder({ partner }: Place): number {
  const { rating, reviewCount = 0 } = partner?.review ?? {}
  return rating === undefined ? 1 : -rating - 1 + 1 / (reviewCount + 2) / 1000
}

function distanceOrder({ distance = Number.MAX_VALUE }: Place): number {
  return distance
}
