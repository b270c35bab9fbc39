import type { Locality } from './createLocator.ts'

/** The references of the areas around a point, for its record. */
export function withinOf({ areas = [] }: Pick<Locality, 'areas'>): { within?: string[] } {
  return areas.length > 0 ? { within: areas.map(({ ref }) => ref) } : {}
}
