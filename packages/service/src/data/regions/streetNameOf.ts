import type { Tags } from '../osm/OsmElement.ts'

/** Roads that people know by their number when they have no name. */
const NUMBERED = new Set(['motorway', 'trunk', 'primary', 'secondary'])
const ROADS = new Set([
  ...NUMBERED,
  'motorway_link',
  'trunk_link',
  'primary_link',
  'secondary_link',
  'tertiary',
  'tertiary_link',
  'unclassified',
  'residential',
  'living_street',
  'pedestrian',
  'service',
  'road',
  'track',
  'footway',
  'cycleway',
  'bridleway',
  'path',
  'steps',
])

/** The name of the street that a way is a piece of; undefined when it is none, or has no name. */
export function streetNameOf(tags: Tags): string | undefined {
  const { highway = '', name, ref } = tags
  if (!ROADS.has(highway)) return undefined
  return (name ?? (NUMBERED.has(highway) ? ref?.split(';')[0] : undefined))?.trim() || undefined
}
