import { iso1A3Code } from '@rapideditor/country-coder'
import { type Coordinate, distanceBetween } from '@signpost/client/domain'
import { around } from 'geokdbush'
import KDBush from 'kdbush'
import type { Town } from './Town.ts'

/** Where a point lies. */
export interface Locality {
  /** ISO 3166-1 alpha-3; empty on the high seas. */
  country: string
  city?: string
  state?: string
  /** The towns that it may belong to, the most likely first. */
  towns: readonly Town[]
}

export type Locator = (point: Coordinate) => Locality

/** Cells of about a kilometer share their answer: what lies between two towns belongs to neither with any certainty. */
const CELLS_PER_DEGREE = 100
const MAX_CELLS = 1_000_000
/** Kilometers. */
const REACH = 50
const CANDIDATES = 24
const LARGE_CANDIDATES = 6
const KEPT_CANDIDATES = 8
const LARGE_POPULATION = 50_000

/**
 * Makes a function that tells country, state and town of a point. A town reaches farther the more people live in it, for borders of towns
 * are known nowhere here. The state is that of the nearest town of the country that has one.
 */
export function createLocator(towns: readonly Town[]): Locator {
  const nearest = createFinder(towns, CANDIDATES)
  const large = createFinder(
    towns.filter(({ population }) => population >= LARGE_POPULATION),
    LARGE_CANDIDATES,
  )
  const cells = new Map<number, Locality>()

  function locate(point: Coordinate): Locality {
    const country = iso1A3Code([point.longitude, point.latitude]) ?? ''
    const candidates = [...nearest(point), ...large(point)]
      .filter((town) => town.country === country)
      .map((town) => ({
        town,
        pull: Math.sqrt(town.population + 1) / distanceBetween(town, point),
      }))
      .sort((a, b) => b.pull - a.pull)
      .map(({ town }) => town)
    const city = candidates[0]?.name
    const state = candidates.find((town) => town.state)?.state
    return {
      country,
      ...(city && { city }),
      ...(state && { state }),
      towns: candidates.slice(0, KEPT_CANDIDATES),
    }
  }

  return (point) => {
    const row = Math.floor((point.latitude + 90) * CELLS_PER_DEGREE)
    const column = Math.floor((point.longitude + 180) * CELLS_PER_DEGREE)
    const cell = row * 400 * CELLS_PER_DEGREE + column
    let locality = cells.get(cell)
    if (!locality) {
      locality = locate({
        latitude: (row + 0.5) / CELLS_PER_DEGREE - 90,
        longitude: (column + 0.5) / CELLS_PER_DEGREE - 180,
      })
      if (cells.size === MAX_CELLS) cells.clear()
      cells.set(cell, locality)
    }
    return locality
  }
}

function createFinder(towns: readonly Town[], count: number): (point: Coordinate) => Town[] {
  const index = new KDBush(towns.length)
  for (const { longitude, latitude } of towns) index.add(longitude, latitude)
  index.finish()
  return ({ longitude, latitude }) =>
    around(index, longitude, latitude, count, REACH).flatMap((id) => towns[id] ?? [])
}
