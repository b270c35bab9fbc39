import type { Coordinate } from '@signpost/client/domain'
import { boxesAround } from '../layout/boxes.ts'
import { nearestOn } from '../layout/lines.ts'
import type { Surroundings } from '../PlaceStore.ts'
import type { Plan } from '../Plan.ts'
import type { Reader } from './Reader.ts'
import { radiiOfStreets } from './weights.ts'

/** Finds the nearest point on a named street. */
export function* findNearestStreet(
  reader: Reader,
  point: Coordinate,
): Plan<Surroundings['street'] | null> {
  for (const radius of radiiOfStreets) {
    const piece = yield* nearestPiece(reader, point, radius)
    if (!piece) continue
    const [record] = yield* reader.records([piece.doc])
    if (record?.kind !== 'street') continue
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

interface Piece {
  doc: number
  coordinate: Coordinate
  distance: number
}

function* nearestPiece(reader: Reader, point: Coordinate, radius: number): Plan<Piece | null> {
  let best: Piece | null = null
  for (const { doc, points } of yield* reader.stretchesIn(boxesAround(point, radius))) {
    const near = nearestOn(points, point)
    if (!near || near.distance > (best?.distance ?? radius)) continue
    if (near.distance === best?.distance && best.doc < doc) continue
    best = { doc, ...near }
  }
  return best
}
