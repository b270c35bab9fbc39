import { type Coordinate, distanceBetween, fold } from '@signpost/client/domain'
import { streetNameKey } from '../../../../../build/src/places/streetName.ts'
import type { FoundRecord } from '../../PlaceStore.ts'
import { houseNumberKey } from '../../text/houseNumber.ts'
import type { Rule } from './JudgedQuery.ts'

type Grade = Rule['grade']
type Kind = 'place' | 'street' | 'country' | 'state' | 'city' | 'district' | 'postal'

/** A rule for the row of a category or brand. */
export function term(code: string, grade: Grade = 3): Rule {
  return {
    grade,
    times: 1,
    meets: (record) => record.kind === 'term' && record.code === code,
  }
}

/** A rule for places of a category within some kilometers of a point. */
export function places(
  code: string,
  at: Coordinate,
  { kilometers = 3, grade = 2, times = 4 }: { kilometers?: number; grade?: Grade; times?: number },
): Rule {
  return {
    grade,
    times,
    members: { term: 'category', code, at, kilometers },
    meets: (record) =>
      record.kind === 'place' &&
      record.categories.includes(code) &&
      isWithin(record, at, kilometers),
  }
}

/** A rule for branches of a brand within some kilometers of a point. */
export function branches(
  id: string,
  at: Coordinate,
  { kilometers = 8, grade = 2, times = 3 }: { kilometers?: number; grade?: Grade; times?: number },
): Rule {
  return {
    grade,
    times,
    members: { term: 'brand', code: id, at, kilometers },
    meets: (record) =>
      record.kind === 'place' &&
      record.brands.some((brand) => brand.id === id) &&
      isWithin(record, at, kilometers),
  }
}

/** A rule for a record with one of the names, separated by `|`, within some kilometers of a point. */
export function named(
  kind: Kind,
  names: string,
  at: Coordinate,
  {
    kilometers = 40,
    grade = 3,
    times = 1,
  }: { kilometers?: number; grade?: Grade; times?: number } = {},
): Rule {
  const wanted = new Set(names.split('|').map((name) => fold(name)))
  return {
    grade,
    times,
    meets: (record) =>
      'name' in record &&
      kindOf(record) === kind &&
      wanted.has(fold(record.name)) &&
      isWithin(record, at, kilometers),
  }
}

/** A rule for a house number on a street. */
export function address(street: string, houseNumber: string, grade: Grade = 3): Rule {
  const key = streetNameKey(street)
  return {
    grade,
    times: 1,
    meets: (record) =>
      record.kind === 'address' &&
      streetNameKey(record.street) === key &&
      houseNumberKey(record.houseNumber) === houseNumberKey(houseNumber),
  }
}

/** A rule for the crossing of two streets. */
export function crossing(one: string, other: string, grade: Grade = 3): Rule {
  const wanted = [one, other].map(streetNameKey).sort().join('+')
  return {
    grade,
    times: 1,
    meets: (record) =>
      record.kind === 'intersection' &&
      record.streets.map(streetNameKey).sort().join('+') === wanted,
  }
}

/** A rule for any record within some meters of a point. */
export function spot(at: Coordinate, meters: number, grade: Grade = 3): Rule {
  return { grade, times: 1, meets: (record) => isWithin(record, at, meters / 1000) }
}

function kindOf(record: FoundRecord): string {
  return record.kind === 'area' ? record.area : record.kind
}

function isWithin(record: FoundRecord, at: Coordinate, kilometers: number): boolean {
  return 'coordinate' in record && distanceBetween(record.coordinate, at) <= kilometers * 1000
}
