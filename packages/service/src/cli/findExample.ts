import type { Coordinate } from '@signpost/client/domain'
import type { ManifestRegion } from '../data/manifest.ts'
import type { PlaceStore } from '../engine/PlaceStore.ts'

/** A search that has results. */
export interface ExampleSearch {
  query: string
  center: Coordinate
}

/** Words that the service reads in every language, with the category of each. */
const words = [
  ['restaurant', 'amenity/restaurant'],
  ['cafe', 'amenity/cafe'],
  ['pharmacy', 'amenity/pharmacy'],
  ['school', 'amenity/school'],
] as const

/**
 * Finds a search for a region that has results: around the place of a common kind that is nearest to the center of the region. The center
 * itself may be in the sea or in a forest. Returns undefined for a region without such a place.
 */
export async function findExample(
  store: Pick<PlaceStore, 'placesOf'>,
  { bounds }: Pick<ManifestRegion, 'bounds'>,
): Promise<ExampleSearch | undefined> {
  const center = {
    latitude: (bounds.north + bounds.south) / 2,
    longitude: (bounds.east + bounds.west) / 2,
  }
  for (const [query, code] of words) {
    const [found] = await store.placesOf({ term: 'category', code, center, offset: 0, limit: 1 })
    if (found?.record.kind === 'place') return { query, center: found.record.coordinate }
  }
  return undefined
}
