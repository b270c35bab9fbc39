import type { DatabaseSync } from 'node:sqlite'
import type { Coordinate } from '@signpost/client/domain'
import type { Surroundings } from '../../PlaceStore.ts'
import { nearestOn, readPoints } from '../layout/lines.ts'
import { boxesAround } from './boxes.ts'
import type { Records } from './records.ts'

/** The nearest point on a named street. */
export type NearestStreet = (point: Coordinate) => Surroundings['street'] | null

/** Meters around the point that are searched, until a street is found. */
const radii = [60, 250, 500]

export function createNearestStreet(database: DatabaseSync, records: Records): NearestStreet {
  const pieces = database.prepare(`
    select doc, points, start, stop from street_box join street_line on street_line.id = street_box.line
    where west <= :east and east >= :west and south <= :north and north >= :south
  `)

  function nearestPiece(point: Coordinate, radius: number): Piece | null {
    let best: Piece | null = null
    for (const box of boxesAround(point, radius)) {
      for (const { doc, points, start, stop } of pieces.all({ ...box })) {
        if (!(points instanceof Uint8Array)) continue
        const stretch = readPoints(points).slice(Number(start), Number(stop))
        const near = nearestOn(stretch, point)
        if (!near || near.distance > (best?.distance ?? radius)) continue
        if (near.distance === best?.distance && best.doc < Number(doc)) continue
        best = { doc: Number(doc), ...near }
      }
    }
    return best
  }

  return (point) => {
    for (const radius of radii) {
      const piece = nearestPiece(point, radius)
      const record = piece && records.ofDoc(piece.doc)
      if (!piece || record?.kind !== 'street') continue
      const { name, countryCode, city, state } = record
      const { coordinate, distance } = piece
      return {
        record,
        name,
        coordinate,
        distance,
        countryCode,
        ...(city !== undefined && { city }),
        ...(state !== undefined && { state }),
      }
    }
    return null
  }
}

interface Piece {
  doc: number
  coordinate: Coordinate
  distance: number
}
