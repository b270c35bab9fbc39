import { type Coordinate, distanceBetween } from '@signpost/client/domain'
import { boxesAround } from '../layout/boxes.ts'
import type { FoundRecord, Surroundings } from '../PlaceStore.ts'
import { type Plan, together } from '../Plan.ts'
import { findNearestStreet } from './nearestStreet.ts'
import type { Border, PointKind, Reader } from './Reader.ts'
import { limits, reachOfPoints } from './weights.ts'

/** Finds the records at and around a point. */
export function* findAround(reader: Reader, point: Coordinate): Plan<Surroundings> {
  const [address, street, intersection, airport] = yield* together([
    nearestRecord(reader, point, 'address', 'address'),
    findNearestStreet(reader, point),
    nearestRecord(reader, point, 'intersection', 'intersection'),
    nearestRecord(reader, point, 'airport', 'place'),
  ])
  const border = yield* reader.borderAt(point)
  const town = border?.town ? yield* townOf(reader, border.town, point) : null
  const isNamed = address || street || intersection || airport
  // There may be hundreds of towns in 50 km.
  const city = isNamed ? null : (town ?? (yield* nearestTown(reader, point, border?.country)))
  return {
    ...(address && { address }),
    ...(street && { street: inBorder(street, border, town?.record) }),
    ...(intersection && { intersection }),
    ...(airport && { airport }),
    ...(city && { city }),
  }
}

type Town = NonNullable<Surroundings['city']>

function* townOf(reader: Reader, ref: string, point: Coordinate): Plan<Town | null> {
  const record = yield* reader.ofRef(ref)
  if (record?.kind !== 'area') return null
  return { record, distance: distanceBetween(point, record.coordinate) }
}

/** The town that extends farthest toward the point, within the country of the point. */
function* nearestTown(reader: Reader, point: Coordinate, country?: string): Plan<Town | null> {
  const near = (yield* reader.pointsIn('city', boxesAround(point, reachOfPoints.city)))
    .map((row) => ({ ...row, distance: distanceBetween(point, row) }))
    .filter(({ distance }) => distance <= reachOfPoints.city)
    .sort((a, b) => claimOf(a) - claimOf(b) || a.id - b.id)
    .slice(0, limits.townsAround)
  const records = yield* reader.records(near.map(({ id }) => id))
  for (const [index, record] of records.entries()) {
    if (record?.kind !== 'area' || (country && record.countryCode !== country)) continue
    return { record, distance: near[index]?.distance ?? 0 }
  }
  return null
}

function claimOf({ distance, people }: { distance: number; people: number }): number {
  return distance / Math.sqrt(1 + people)
}

type NearStreet = NonNullable<Surroundings['street']>

/** Gives a street the town and country of the point, because its own may be those across the border. */
function inBorder(street: NearStreet, border: Border | null, town?: Town['record']): NearStreet {
  if (!border) return street
  const { city: _, state: __, ...rest } = street
  const isAbroad = border.country !== street.countryCode
  if (!town) return isAbroad ? { ...rest, countryCode: border.country } : street
  const state = town.state ?? (isAbroad ? undefined : street.state)
  return {
    ...rest,
    city: town.name,
    countryCode: town.countryCode,
    ...(state !== undefined && { state }),
  }
}

interface Near {
  id: number
  distance: number
  /** The number of an address's street. */
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

/** The nearest item in a circle. */
function* nearest(reader: Reader, point: Coordinate, kind: PointKind): Plan<Near | null> {
  const radius = reachOfPoints[kind]
  let best: Near[] = []
  let least = Number.POSITIVE_INFINITY
  for (const row of yield* reader.pointsIn(kind, boxesAround(point, radius))) {
    const distance = distanceBetween(point, row)
    if (distance > radius || distance > least) continue
    if (distance < least) best = []
    least = distance
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

/** The smallest id, because a store returns its rows in any order. */
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
