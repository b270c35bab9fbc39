import { iso1A3Code } from '@rapideditor/country-coder'
import type { Coordinate } from '@signpost/client/domain'
import { around } from 'geokdbush'
import KDBush from 'kdbush'
import type { Town } from './Town.ts'

/** The locality of a point. */
export interface Locality {
  /** ISO 3166-1 alpha-3; empty on the high seas. */
  country: string
  city?: string
  state?: string
  /** The towns that it may belong to. */
  towns: readonly Town[]
}

export type Locator = (point: Coordinate) => Locality

/** The candidates for the points of a cell: a locality for each town. */
interface Cell {
  nowhere: Locality
  choices: { town: Town; locality: Locality }[]
}

/** Cells are about a kilometer wide. */
const CELLS_PER_DEGREE = 100
const COLUMNS = 400 * CELLS_PER_DEGREE
const MAX_CELLS = 500_000
/** Kilometers. */
const REACH = 50
const CANDIDATES = 24
const LARGE_CANDIDATES = 6
const LARGE_POPULATION = 50_000
const MAX_CHOICES = 8

/**
 * Makes a function that finds the country, state and town of a point. A town reaches farther the more people live in it, for borders of towns
 * are known nowhere here. A town without a state has that of its neighbours.
 */
export function createLocator(towns: readonly Town[]): Locator {
  const nearest = createFinder(towns, CANDIDATES)
  const large = createFinder(
    towns.filter(({ population }) => population >= LARGE_POPULATION),
    LARGE_CANDIDATES,
  )
  const cells = new Map<number, Cell>()

  function createCell(middle: Coordinate): Cell {
    const country = iso1A3Code([middle.longitude, middle.latitude]) ?? ''
    const candidates = [...new Set([...nearest(middle), ...large(middle)])]
      .filter((town) => town.country === country)
      .sort((a, b) => pull(b, middle) - pull(a, middle))
      .slice(0, MAX_CHOICES)
    const choices = candidates.map((town) => {
      const state = town.state ?? candidates.find((other) => other.state)?.state
      const locality = { country, city: town.name, ...(state && { state }), towns: candidates }
      return { town, locality }
    })
    return { nowhere: { country, towns: [] }, choices }
  }

  function cellAt({ latitude, longitude }: Coordinate): Cell {
    const row = Math.floor((latitude + 90) * CELLS_PER_DEGREE)
    const column = Math.floor((longitude + 180) * CELLS_PER_DEGREE)
    const key = row * COLUMNS + column
    const known = cells.get(key)
    if (known) return known
    if (cells.size === MAX_CELLS) cells.clear()
    const cell = createCell({
      latitude: (row + 0.5) / CELLS_PER_DEGREE - 90,
      longitude: (column + 0.5) / CELLS_PER_DEGREE - 180,
    })
    cells.set(key, cell)
    return cell
  }

  return (point) => {
    const { choices, nowhere } = cellAt(point)
    let best = nowhere
    let most = 0
    for (const { town, locality } of choices) {
      const strength = pull(town, point)
      if (strength > most) {
        most = strength
        best = locality
      }
    }
    return best
  }
}

/** The strength with which a town claims a point: for comparing the towns around one point. */
function pull({ longitude, latitude, population }: Town, point: Coordinate): number {
  const across = (longitude - point.longitude) * Math.cos((point.latitude * Math.PI) / 180)
  const along = latitude - point.latitude
  return (population + 1) / (across * across + along * along)
}

function createFinder(towns: readonly Town[], count: number): (point: Coordinate) => Town[] {
  const index = new KDBush(towns.length)
  for (const { longitude, latitude } of towns) index.add(longitude, latitude)
  index.finish()
  return ({ longitude, latitude }) =>
    around(index, longitude, latitude, count, REACH).flatMap((id) => towns[id] ?? [])
}
