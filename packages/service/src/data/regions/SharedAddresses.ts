import type { OsmElement, OsmRelation, Tags } from '../osm/OsmElement.ts'

/** Relations that bring the houses of a street together. */
const TYPES = new Set(['associatedStreet', 'street'])
const SHARED = ['addr:city', 'addr:postcode', 'addr:place']

/**
 * The parts of an address that only a relation has: houses have their numbers, and the relation `associatedStreet` the name of the street that
 * all of them are on. It takes some 40 bytes a house.
 */
export class SharedAddresses {
  readonly #byType: Readonly<Record<OsmElement['type'], Map<number, Tags>>> = {
    node: new Map(),
    way: new Map(),
    relation: new Map(),
  }

  add({ tags = {}, members }: OsmRelation): void {
    const street = (tags['addr:street'] ?? tags.name)?.trim()
    if (!TYPES.has(tags.type ?? '') || !street) return
    const shared: Record<string, string> = { 'addr:street': street }
    for (const key of SHARED) if (tags[key]) shared[key] = tags[key]
    for (const { type, ref, role } of members) {
      if (role !== 'street') this.#byType[type].set(ref, shared)
    }
  }

  /** The tags of an object, with its part of an address that a relation has. A street of its own is the right one. */
  complete(type: OsmElement['type'], id: number, tags: Tags): Tags {
    const shared = this.#byType[type].get(id)
    if (!shared || tags['addr:street'] || tags['addr:place']) return tags
    return { ...shared, ...tags }
  }
}
