import type { Tags } from '../osm/OsmElement.ts'

/** The population that the tags state; undefined when they do not state it in digits. */
export function populationIn({ population }: Tags): number | undefined {
  const count = Number(population)
  return Number.isSafeInteger(count) && count > 0 ? count : undefined
}
