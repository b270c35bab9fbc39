import type { DatabaseSync } from 'node:sqlite'
import { type Coordinate, distanceBetween } from '@signpost/client/domain'
import { cellOf } from '../layout/cells.ts'
import { boxCodes } from '../layout/kinds.ts'
import { boxesAround } from './boxes.ts'

/** Returns the country (ISO 3166-1 alpha-3) of a point: that of the nearest town; null where there is none far and wide. */
export type CountryOf = (point: Coordinate) => string | null

/** Meters within which a town is looked for. */
const radii = [10_000, 50_000, 250_000]
/** The number of cells whose country is cached. */
const MOST_CACHED = 5000

export function createCountryOf(database: DatabaseSync): CountryOf {
  const towns = database.prepare(`
    select id, latitude, longitude from doc_box
    where kind >= ${boxCodes.city} and kind_end <= ${boxCodes.city}
      and west <= :east and east >= :west and south <= :north and north >= :south
  `)
  const countryOfTown = database.prepare(
    'select country from doc join locality on locality.id = doc.locality where doc.id = ?',
  )
  const cache = new Map<number, string | null>()

  function nearestTown(point: Coordinate): number | null {
    for (const radius of radii) {
      const found = boxesAround(point, radius)
        .flatMap((box) => towns.all({ ...box }))
        .map(({ id, latitude, longitude }) => {
          const coordinate = { latitude: Number(latitude), longitude: Number(longitude) }
          return { id: Number(id), distance: distanceBetween(point, coordinate) }
        })
        .sort((a, b) => a.distance - b.distance)
      if (found[0] && found[0].distance <= radius) return found[0].id
    }
    return null
  }

  return (point) => {
    const cell = cellOf(point)
    const known = cache.get(cell)
    if (known !== undefined) return known
    if (cache.size === MOST_CACHED) cache.clear()
    const town = nearestTown(point)
    const country = town === null ? null : String(countryOfTown.get(town)?.country)
    cache.set(cell, country)
    return country
  }
}
