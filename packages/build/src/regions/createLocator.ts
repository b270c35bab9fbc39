import { iso1A3Code } from '@rapideditor/country-coder'
import type { Coordinate } from '@signpost/client/domain'
import { around } from 'geokdbush'
import KDBush from 'kdbush'
import { type Border, type Borders, noBorders } from './createBorders.ts'
import type { Town } from './mergeTowns.ts'

/** The country, state and town of a point. */
export interface Locality {
  /** ISO 3166-1 alpha-3; empty at sea. */
  country: string
  city?: string
  state?: string
  /** The postal code of the area around the point. */
  postal?: string
  /** The candidates for the town of the point. */
  towns: readonly Town[]
  /** The areas with a mapped border that contain the point, the smallest first; absent when there is none. */
  areas?: readonly Border[]
}

export type Locator = (point: Coordinate) => Locality

/** The number of cells per degree; a cell is about a kilometer wide. */
const CELLS_PER_DEGREE = 100
const COLUMNS = 400 * CELLS_PER_DEGREE
/** The number of cells whose candidates are in memory, 20 MB in total. A new cell replaces another one. */
const SLOTS = 1 << 19
/** The points of a cell at which its countries are looked up. The smallest country is larger than a third of a cell. */
const GRID = [0, 1 / 3, 2 / 3, 1]
/** The largest distance of a town, in kilometers. */
const REACH_KM = 50
const CANDIDATES = 24
const LARGE_CANDIDATES = 6
const LARGE_POPULATION = 50_000
const MAX_CHOICES = 8

/**
 * Creates a function that finds the country, state and town of a point. It uses the mapped borders around the point, or else the towns around it,
 * whose areas depend on their population. A town without a state has the state of its neighbors.
 */
export function createLocator(all: readonly Town[], borders: Borders = noBorders): Locator {
  const estimate = createEstimate(all, borders)
  return (point) => {
    const { areas, country, town, postal } = borders.at(point)
    if (areas.length === 0) return estimate(point)
    const estimated = estimate(point, country)
    const found = { ...estimated, areas, ...(postal && { postal }) }
    if (!town) return found
    const state = town.state ?? estimated.state
    return {
      ...found,
      city: town.name,
      ...(state && { state }),
      towns: [town, ...estimated.towns],
    }
  }
}

/** Creates a function that estimates the country and the town of a point. A town with a border contains no point outside it. */
function createEstimate(
  towns: readonly Town[],
  borders: Borders,
): (point: Coordinate, country?: string) => Locality {
  const bordered = new Set(borders.all.map(({ town }) => town))
  const all = Array.from(towns.keys())
  const isLarge = (number: number) => (towns[number]?.population ?? 0) >= LARGE_POPULATION
  const nearest = createFinder(towns, all, CANDIDATES)
  const large = createFinder(towns, all.filter(isLarge), LARGE_CANDIDATES)
  const cells = new Float64Array(SLOTS).fill(-1)
  /** The countries of each cell. A cell on a border has several. */
  const countries: string[][] = []
  const whole = new Set(borders.all.flatMap(({ level, country }) => (level === 2 ? country : [])))
  /** The numbers of the towns of each cell, starting with 1. */
  const choices = new Uint32Array(SLOTS * MAX_CHOICES)

  function findChoices(middle: Coordinate, within: ReadonlySet<string>): number[] {
    return [...new Set([...nearest(middle), ...large(middle)])]
      .flatMap((number) => {
        const town = towns[number]
        return town && within.has(town.country)
          ? { number, strength: claimStrength(town, middle) }
          : []
      })
      .sort((a, b) => b.strength - a.strength)
      .slice(0, MAX_CHOICES)
      .map(({ number }) => number)
  }

  /** The slot with the candidates of a point's cell. */
  function slotAt({ latitude, longitude }: Coordinate): number {
    const row = Math.floor((latitude + 90) * CELLS_PER_DEGREE)
    const column = Math.floor((longitude + 180) * CELLS_PER_DEGREE)
    const cell = row * COLUMNS + column
    const slot = cell % SLOTS
    if (cells[slot] === cell) return slot
    const at = (down: number, right: number): Coordinate => ({
      latitude: (row + down) / CELLS_PER_DEGREE - 90,
      longitude: (column + right) / CELLS_PER_DEGREE - 180,
    })
    const within = new Set(GRID.flatMap((down) => GRID.map((right) => countryOf(at(down, right)))))
    const found = findChoices(at(0.5, 0.5), within)
    cells[slot] = cell
    countries[slot] = [...within]
    for (let place = 0; place < MAX_CHOICES; place++) {
      choices[slot * MAX_CHOICES + place] = (found[place] ?? -1) + 1
    }
    return slot
  }

  /** A point outside of a country with a complete mapped border is in another country, even if a coarser border contains the point. */
  function countryIn(options: readonly string[], point: Coordinate): string {
    const country = options.length === 1 ? options[0] : countryOf(point)
    const others = options.filter((option) => !whole.has(option))
    return (whole.has(country ?? '') ? others[0] : undefined) ?? country ?? ''
  }

  return (point, known) => {
    const slot = slotAt(point)
    const country = known ?? countryIn(countries[slot] ?? [], point)
    const candidates: Town[] = []
    let best: Town | undefined
    let most = 0
    for (let place = slot * MAX_CHOICES; place < (slot + 1) * MAX_CHOICES; place++) {
      const town = towns[(choices[place] ?? 0) - 1]
      if (!town) break
      if (town.country !== country) continue
      candidates.push(town)
      if (bordered.has(town)) continue
      const strength = claimStrength(town, point)
      if (strength > most) {
        most = strength
        best = town
      }
    }
    if (!best) return { country, towns: candidates }
    const state = best.state ?? candidates.find((other) => other.state)?.state
    return { country, city: best.name, ...(state && { state }), towns: candidates }
  }
}

function countryOf({ latitude, longitude }: Coordinate): string {
  return iso1A3Code([longitude, latitude]) ?? ''
}

/** The strength with which a town claims a point, for comparing the towns around it. */
function claimStrength({ longitude, latitude, population }: Town, point: Coordinate): number {
  const across = (longitude - point.longitude) * Math.cos((point.latitude * Math.PI) / 180)
  const along = latitude - point.latitude
  return (population + 1) / (across * across + along * along)
}

/** Creates a function that finds the towns around a point, as indexes in the list of all towns. */
function createFinder(
  towns: readonly Town[],
  numbers: readonly number[],
  count: number,
): (point: Coordinate) => number[] {
  const index = new KDBush(numbers.length)
  for (const number of numbers) {
    const { longitude, latitude } = towns[number] ?? { longitude: 0, latitude: 0 }
    index.add(longitude, latitude)
  }
  index.finish()
  return ({ longitude, latitude }) =>
    around(index, longitude, latitude, count, REACH_KM).flatMap((id) => numbers[id] ?? [])
}
