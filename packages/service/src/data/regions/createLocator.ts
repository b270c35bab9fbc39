import { iso1A3Code } from '@rapideditor/country-coder'
import type { Coordinate } from '@signpost/client/domain'
import { around } from 'geokdbush'
import KDBush from 'kdbush'
import type { Town } from './mergeTowns.ts'

/** The country, state and town of a point. */
export interface Locality {
  /** ISO 3166-1 alpha-3; empty at sea. */
  country: string
  city?: string
  state?: string
  /** The towns that the point may belong to. */
  towns: readonly Town[]
}

export type Locator = (point: Coordinate) => Locality

/** The number of cells per degree; a cell is about a kilometer wide. */
const CELLS_PER_DEGREE = 100
const COLUMNS = 400 * CELLS_PER_DEGREE
/** The number of cells whose candidates are in memory, 20 MB in total. A new cell replaces another one. */
const SLOTS = 1 << 19
/** The largest distance of a town, in kilometers. */
const REACH_KM = 50
const CANDIDATES = 24
const LARGE_CANDIDATES = 6
const LARGE_POPULATION = 50_000
const MAX_CHOICES = 8

/**
 * Creates a function that finds the country, state and town of a point. Borders of towns are not known, so the area of a town depends on its
 * population. A town without a state has the state of its neighbours.
 */
export function createLocator(towns: readonly Town[]): Locator {
  const all = Array.from(towns.keys())
  const isLarge = (number: number) => (towns[number]?.population ?? 0) >= LARGE_POPULATION
  const nearest = createFinder(towns, all, CANDIDATES)
  const large = createFinder(towns, all.filter(isLarge), LARGE_CANDIDATES)
  const cells = new Float64Array(SLOTS).fill(-1)
  const countries: string[] = []
  /** The numbers of the towns of each cell, starting with 1. */
  const choices = new Uint32Array(SLOTS * MAX_CHOICES)

  function findChoices(middle: Coordinate, country: string): number[] {
    return [...new Set([...nearest(middle), ...large(middle)])]
      .flatMap((number) => {
        const town = towns[number]
        return town?.country === country ? { number, strength: claimStrength(town, middle) } : []
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
    const middle = {
      latitude: (row + 0.5) / CELLS_PER_DEGREE - 90,
      longitude: (column + 0.5) / CELLS_PER_DEGREE - 180,
    }
    const country = iso1A3Code([middle.longitude, middle.latitude]) ?? ''
    const found = findChoices(middle, country)
    cells[slot] = cell
    countries[slot] = country
    for (let place = 0; place < MAX_CHOICES; place++) {
      choices[slot * MAX_CHOICES + place] = (found[place] ?? -1) + 1
    }
    return slot
  }

  return (point) => {
    const slot = slotAt(point)
    const country = countries[slot] ?? ''
    const candidates: Town[] = []
    let best: Town | undefined
    let most = 0
    for (let place = slot * MAX_CHOICES; place < (slot + 1) * MAX_CHOICES; place++) {
      const town = towns[(choices[place] ?? 0) - 1]
      if (!town) break
      candidates.push(town)
      const strength = claimStrength(town, point)
      if (strength > most) {
        most = strength
        best = town
      }
    }
    if (!best) return { country, towns: [] }
    const state = best.state ?? candidates.find((other) => other.state)?.state
    return { country, city: best.name, ...(state && { state }), towns: candidates }
  }
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
