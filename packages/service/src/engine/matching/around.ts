import { type Coordinate, distanceBetween } from '@signpost/client/domain'
import { boxesAround } from '../layout/boxes.ts'
import type { FoundRecord, Surroundings } from '../PlaceStore.ts'
import { type Plan, together } from '../Plan.ts'
import { findNearestStreet } from './nearestStreet.ts'
import type { PointKind, Reader } from './Reader.ts'

/** The radius in meters within which a record of each kind may name a point. An airport is stored as a point, and its grounds reach about this far. */
const reach: Readonly<Record<PointKind, number>> = {
  address: 75,
  intersection: 15,
  airport: 1500,
  city: 50_000,
}

/** Finds the records at and around a point. */
export function* findAround(reader: Reader, point: Coordinate): Plan<Surroundings> {
  const [address, street, intersection, airport] = yield* together([
    nearestRecord(reader, point, 'address', 'address'),
    findNearestStreet(reader, point),
    nearestRecord(reader, point, 'intersection', 'intersection'),
    nearestRecord(reader, point, 'airport', 'place'),
  ])
  const isNamed = address || street || intersection || airport
  // There may be hundreds of towns in 50 km.
  const city = isNamed ? null : yield* nearestRecord(reader, point, 'city', 'area')
  return {
    ...(address && { address }),
    ...(street && { street }),
    ...(intersection && { intersection }),
    ...(airport && { airport }),
    ...(city && { city }),
  }
}

interface Near {
  id: number
  distance: number
  /** Number of the street of an address. */
  street: number
}

function* nearestRecord<Kind extends FoundRecord['kind']>(
  reader: Reader,
  point: Coordinate,
  points: PointKind,
  kind: Kind,
): Plan<{ record: OfKind<Kind>; distance: number } | null> {
  const near = yield* nearest(reader, point, points)
  if (!near) return null
  const [record] =
    points === 'address' ? yield* reader.addresses([near.id]) : yield* reader.records([near.id])
  return record && isKind(record, kind) ? { record, distance: near.distance } : null
}

/** The nearest in a circle; of cities, the one that reaches farthest towards the point. */
function* nearest(reader: Reader, point: Coordinate, kind: PointKind): Plan<Near | null> {
  const radius = reach[kind]
  let best: Near[] = []
  let least = Number.POSITIVE_INFINITY
  for (const row of yield* reader.pointsIn(kind, boxesAround(point, radius))) {
    const distance = distanceBetween(point, row)
    const far = distance / Math.sqrt(1 + row.people)
    if (distance > radius || far > least) continue
    if (far < least) best = []
    least = far
    best.push({ id: row.id, distance, street: row.street })
  }
  return ofMostStreet(best)
}

/** Surveyors put the numbers of a whole block at one point: of the streets there, the one with the most numbers is the likeliest. */
function ofMostStreet(same: readonly Near[]): Near | null {
  const streets = [...Map.groupBy(same, ({ street }) => street).values()]
  const most = streets.sort((a, b) => b.length - a.length || first(a) - first(b))[0] ?? []
  return most.reduce<Near | null>((best, near) => (best && best.id < near.id ? best : near), null)
}

/** The least id: a store gives its rows in any order. */
function first(near: readonly Near[]): number {
  return Math.min(...near.map(({ id }) => id))
}

type OfKind<Kind extends FoundRecord['kind']> = Extract<FoundRecord, { kind: Kind }>

function isKind<Kind extends FoundRecord['kind']>(
  record: FoundRecord,
  kind: Kind,
): record is OfKind<Kind> {
  return record.kind === kind
}
