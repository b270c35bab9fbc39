import { type Coordinate, distanceBetween, fold } from '@signpost/client/domain'
import { streetNameKey } from '../../../build/src/places/streetName.ts'
import type { Match } from '../../src/engine/PlaceStore.ts'
import { houseNumberKey } from '../../src/engine/text/houseNumber.ts'
import type { Corner, Mapped, Named, Street } from './readExtract.ts'

/** The distance in meters within which two objects with the same name are the same, because a shop may be mapped as a node and as a building. */
const SAME = 150
/** The same distance for lines. The records of streets and rivers have a point every few hundred meters. */
const SAME_LINE = 400
/** The distance in meters within which two crossings of the same streets are one. */
const SAME_CORNER = 250

type Test = (match: Match) => boolean

/** True for the object itself, and for a record with its name at its spot. */
export function isObject({ ref, name, at }: Named): Test {
  const wanted = fold(name)
  return ({ record }) =>
    record.ref === ref ||
    (namesOf(record).some((own) => fold(own) === wanted) && isAt(record, at, SAME))
}

/** True for an object at the position of the user. The nearest point of a line counts. */
export function isHere({ ref, name, isLine }: Named): Test {
  const wanted = fold(name)
  const most = isLine ? SAME_LINE : SAME
  return ({ record, distance }) =>
    record.ref === ref || (namesOf(record).some((own) => fold(own) === wanted) && distance <= most)
}

/** True for a street, which has the reference of one of its ways. */
export function isStreet({ ways }: Street): Test {
  return ({ record }) => record.kind === 'street' && ways.has(`w${record.ref.slice(1)}`)
}

export function isAddress(street: string, houseNumber: string, at: Coordinate): Test {
  const [road, number] = [streetNameKey(street), houseNumberKey(houseNumber)]
  return ({ record }) =>
    (record.kind === 'address' || record.kind === 'place') &&
    streetNameKey(record.street ?? '') === road &&
    houseNumberKey(record.houseNumber ?? '') === number &&
    isAt(record, at, SAME)
}

export function isCorner({ streets, at }: Corner): Test {
  const wanted = streets.map(streetNameKey).sort().join('+')
  return ({ record }) =>
    record.kind === 'intersection' &&
    record.streets.map(streetNameKey).sort().join('+') === wanted &&
    isAt(record, at, SAME_CORNER)
}

/** True for one of the objects. */
export function isOneOf(objects: readonly Mapped[]): Test {
  const refs = new Set(objects.map(({ ref }) => ref))
  return ({ record }) => refs.has(record.ref)
}

function namesOf(record: Match['record']): string[] {
  return 'name' in record && record.name ? [record.name] : []
}

function isAt(record: Match['record'], at: Coordinate, meters: number): boolean {
  return 'coordinate' in record && distanceBetween(record.coordinate, at) <= meters
}
