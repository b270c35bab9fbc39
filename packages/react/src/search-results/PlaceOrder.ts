import type { Place } from '@signpost/client'

/** The order of places: as the service sends them, or the nearest first. */
export type PlaceOrder = 'relevance' | 'distance'

/** From where distances are measured: the user, the centre of a map or of the search, or a place. */
export type DistanceOrigin = 'user' | 'map' | 'search' | { readonly name: string }

/** The places in an order, each once. Those without a distance come last; equals keep their order. */
export function orderPlaces(places: readonly Place[], order: PlaceOrder): readonly Place[] {
  const distinct = new Map<string, Place>()
  for (const place of places) if (!distinct.has(place.id)) distinct.set(place.id, place)
  const each = [...distinct.values()]
  return order === 'relevance' ? each : each.sort((a, b) => farness(a) - farness(b))
}

function farness({ distance = Number.MAX_VALUE }: Place): number {
  return distance
}
