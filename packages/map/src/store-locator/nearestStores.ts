import type { Coordinate, Place } from '@signpost/client'
import { distanceBetween } from '@signpost/client/domain'

/** A place of an app's own list: an `id`, and what else is known of it. */
export interface Store extends Partial<Omit<Place, 'id'>> {
  readonly id: string
  /** The tags of the store: each is a filter, and a category of its place. */
  readonly tags?: readonly string[] | undefined
}

/** The place of a store, with all fields of a place. */
export function placeOfStore({ tags = [], ...store }: Store): Place {
  return {
    phones: [],
    brands: [],
    fuelPrices: [],
    ...store,
    categories: [...(store.categories ?? []), ...tags.map((name) => ({ code: name, name }))],
  }
}

export interface NearestOptions {
  /** The point from which distances are measured. Without it the order does not change. */
  readonly point: Coordinate | undefined
  /** The greatest distance, in meters. */
  readonly radius?: number | undefined
  /** The greatest number. */
  readonly limit?: number | undefined
}

/** The places by their distance from a point, the nearest first, limited by distance and number. Those without a coordinate come last. */
export function nearestStores(
  places: readonly Place[],
  { point, radius = Number.POSITIVE_INFINITY, limit = places.length }: NearestOptions,
): readonly Place[] {
  if (!point) return places.slice(0, limit)
  return places
    .map((place) => ({
      ...place,
      distance: place.coordinate && distanceBetween(point, place.coordinate),
    }))
    .filter(({ distance = 0 }) => distance <= radius)
    .sort(({ distance: a = Infinity }, { distance: b = Infinity }) => (a === b ? 0 : a - b))
    .slice(0, limit)
}
