import type { StatementSync } from 'node:sqlite'
import { type Coordinate, distanceBetween } from '@signpost/client/domain'
import type { FoundRecord, Surroundings } from '../../PlaceStore.ts'
import { boxCodes } from '../layout/kinds.ts'
import { boxesAround } from './boxes.ts'
import { createNearestStreet } from './nearestStreet.ts'
import type { OpenIndex } from './openIndex.ts'
import type { Records } from './records.ts'

/** Finds the records at and around a point. */
export type Around = (point: Coordinate) => Surroundings

/** Meters within which a thing may name a point. An aerodrome is kept as a point; its ground may go this far. */
const reach = { address: 75, intersection: 15, airport: 1500, city: 50_000 } as const

export function createAround({ database }: OpenIndex, records: Records): Around {
  const inBox = 'west <= :east and east >= :west and south <= :north and north >= :south'
  const addresses = database.prepare(`
    select address.id, latitude, longitude, street, 0 as people
    from address_box join address on address.id = address_box.id where ${inBox}
  `)
  const docs = database.prepare(`
    select id, latitude, longitude, 0 as street, people
    from doc_box where kind >= :kind and kind_end <= :kind and ${inBox}
  `)
  const nearestStreet = createNearestStreet(database, records)

  return (point) => {
    const address = recorded(nearest(addresses, point, reach.address), records.ofAddress, 'address')
    const street = nearestStreet(point)
    const intersection = recorded(nearestDoc('intersection', point), records.ofDoc, 'intersection')
    const airport = recorded(nearestDoc('airport', point), records.ofDoc, 'place')
    const isNamed = address || street || intersection || airport
    // There may be hundreds of towns in 50 km.
    const city = isNamed ? null : recorded(nearestDoc('city', point), records.ofDoc, 'area')
    return {
      ...(address && { address }),
      ...(street && { street }),
      ...(intersection && { intersection }),
      ...(airport && { airport }),
      ...(city && { city }),
    }
  }

  function nearestDoc(kind: keyof typeof boxCodes, point: Coordinate): Near | null {
    return nearest(docs, point, reach[kind], { kind: boxCodes[kind] })
  }
}

interface Near {
  id: number
  distance: number
  /** Number of the street of an address. */
  street: number
}

/** The nearest of the rows in a circle; of cities, the one that reaches farthest towards the point. */
function nearest(
  statement: StatementSync,
  point: Coordinate,
  radius: number,
  parameters: Record<string, number> = {},
): Near | null {
  let best: Near[] = []
  let least = Number.POSITIVE_INFINITY
  for (const box of boxesAround(point, radius)) {
    for (const row of statement.all({ ...parameters, ...box })) {
      const distance = distanceBetween(point, {
        latitude: Number(row.latitude),
        longitude: Number(row.longitude),
      })
      const far = distance / Math.sqrt(1 + Number(row.people))
      if (distance > radius || far > least) continue
      if (far < least) best = []
      least = far
      best.push({ id: Number(row.id), distance, street: Number(row.street) })
    }
  }
  return ofMostStreet(best)
}

/** Surveyors put the numbers of a whole block at one point: of the streets there, the one with the most numbers is the likeliest. */
function ofMostStreet(same: readonly Near[]): Near | null {
  const streets = [...Map.groupBy(same, ({ street }) => street).values()]
  const most = streets.sort((a, b) => b.length - a.length)[0] ?? []
  return most.reduce<Near | null>((best, near) => (best && best.id < near.id ? best : near), null)
}

type OfKind<Kind extends FoundRecord['kind']> = Extract<FoundRecord, { kind: Kind }>

function recorded<Kind extends FoundRecord['kind']>(
  near: Near | null,
  read: (id: number) => FoundRecord | null,
  kind: Kind,
): { record: OfKind<Kind>; distance: number } | null {
  const record = near && read(near.id)
  return record && isKind(record, kind) ? { record, distance: near.distance } : null
}

function isKind<Kind extends FoundRecord['kind']>(
  record: FoundRecord,
  kind: Kind,
): record is OfKind<Kind> {
  return record.kind === kind
}
