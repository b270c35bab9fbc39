import type { Tags } from '../osm/OsmElement.ts'

/** How many people the tags say live somewhere; undefined when they do not say it in digits. */
export function populationIn({ population }: Tags): number | undefined {
  const count = Number(population)
  return Number.isSafeInteger(count) && count > 0 ? count : undefined
}
