import type { DatabaseSync } from 'node:sqlite'
import { type Coordinate, distanceBetween } from '@signpost/client/domain'
import { boxesAround, FARTHEST } from '../../layout/boxes.ts'
import type { TermRequest } from '../../PlaceStore.ts'

/** Finds the docs of the places of a category or brand that are nearest to a point. */
export type NearestPlaces = (
  of: Pick<TermRequest, 'term' | 'code' | 'center'>,
  count: number,
  /** The largest distance in meters. */
  farthest?: number,
) => { doc: number; distance: number }[]

/** The radius in meters of the first search; it doubles until there are enough places. */
const FIRST_RADIUS = 250

export function createNearestPlaces(database: DatabaseSync): NearestPlaces {
  const termOf = database.prepare('select id from term where kind = ? and code = ?')
  const within = database.prepare(`
    select doc, latitude, longitude from term_box
    where term >= :term and term_end <= :term
      and west <= :east and east >= :west and south <= :north and north >= :south
  `)

  function inCircle(term: number, center: Coordinate, radius: number) {
    return boxesAround(center, radius)
      .flatMap((box) => within.all({ term, ...box }))
      .map((row) => {
        const coordinate = { latitude: Number(row.latitude), longitude: Number(row.longitude) }
        return { doc: Number(row.doc), distance: distanceBetween(center, coordinate) }
      })
      .filter(({ distance }) => distance <= radius)
  }

  return ({ term, code, center }, count, farthest = FARTHEST) => {
    const id = termOf.get(term, code)?.id
    if (typeof id !== 'number') return []
    let radius = FIRST_RADIUS
    let found = inCircle(id, center, radius)
    while (found.length < count && radius < farthest) {
      radius = Math.min(farthest, radius * 2)
      found = inCircle(id, center, radius)
    }
    return found.sort((a, b) => a.distance - b.distance || a.doc - b.doc).slice(0, count)
  }
}
