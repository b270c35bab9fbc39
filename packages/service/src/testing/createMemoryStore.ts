import { type Coordinate, distanceBetween, fold } from '@signpost/client/domain'
import type { GeoRecord, TermRecord } from '../data/record.ts'
import type { LocatedRecord } from '../engine/format/recordAddress.ts'
import type { Match, PlaceStore, Surroundings } from '../engine/PlaceStore.ts'

/** A store of a few records for tests. Words match from their start, the nearest record first. */
export function createMemoryStore(records: readonly GeoRecord[]): PlaceStore {
  const located = records.filter(
    (record): record is Exclude<GeoRecord, TermRecord> => record.kind !== 'term',
  )
  return {
    async match({ text, center, purpose, offset, limit }, signal) {
      signal?.throwIfAborted()
      const words = fold(text).split(' ').filter(Boolean)
      return records
        .filter((record) => purpose === 'suggest' || record.kind !== 'term')
        .filter((record) => purpose !== 'geocode' || record.kind !== 'place')
        .filter((record) => words.every((word) => ` ${wordsOf(record)}`.includes(` ${word}`)))
        .map((record) => match(record, center))
        .map((found) => (purpose === 'geocode' ? { ...found, accuracy: accuracyOf(found) } : found))
        .toSorted((a, b) => a.distance - b.distance)
        .slice(offset, offset + limit)
    },
    async get(ref) {
      return records.find((record) => record.ref === ref) ?? null
    },
    async placesOf({ term, code, center, offset, limit }) {
      return located
        .filter((record) => record.kind === 'place')
        .filter((place) =>
          term === 'brand'
            ? place.brands.some(({ id }) => id === code)
            : place.categories.includes(code),
        )
        .map((record) => match(record, center))
        .toSorted((a, b) => a.distance - b.distance)
        .slice(offset, offset + limit)
    },
    async around(point) {
      return surroundings(located, point)
    },
    async close() {},
  }
}

function match(record: GeoRecord, center: Coordinate): Match {
  return {
    record,
    distance: record.kind === 'term' ? 0 : distanceBetween(center, record.coordinate),
  }
}

function wordsOf(record: GeoRecord): string {
  switch (record.kind) {
    case 'place':
    case 'street':
    case 'area':
      return fold([record.name, ...record.otherNames].join(' '))
    case 'address':
      return fold(`${record.street} ${record.houseNumber}`)
    case 'intersection':
      return fold([...record.streets, ...(record.otherNames ?? []).flat()].join(' '))
    case 'term':
      return fold(
        [...record.names, ...record.otherNames, ...record.words].map(({ text }) => text).join(' '),
      )
  }
}

function accuracyOf({ record }: Match): number {
  return { address: 10, intersection: 7, street: 6, area: 3, place: 1, term: 1 }[record.kind]
}

function surroundings(records: readonly LocatedRecord[], point: Coordinate): Surroundings {
  const near = records
    .map((record) => ({ record, distance: distanceBetween(point, record.coordinate) }))
    .filter(({ distance }) => distance < 5000)
    .toSorted((a, b) => a.distance - b.distance)
  const result: Surroundings = {}
  for (const { record, distance } of near) {
    if (record.kind === 'address') result.address ??= { record, distance }
    if (record.kind === 'intersection') result.intersection ??= { record, distance }
    if (record.kind === 'place' && record.airport) result.airport ??= { record, distance }
    if (record.kind === 'area' && record.area === 'city') result.city ??= { record, distance }
    if (record.kind === 'street') result.street ??= { ...record, distance }
  }
  return result
}
