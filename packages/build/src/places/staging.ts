import type { DatabaseSync } from 'node:sqlite'
import { fold, type Position } from '@signpost/client/domain'
import {
  type AddressRecord,
  type AreaRecord,
  type BorderEntry,
  cellAt,
  cellOf,
  describeRecord,
  type GeoRecord,
  houseNumberKey,
  type IndexEntry,
  type Located,
  leadingNumber,
  type PlaceRecord,
  type StreetRecord,
  spotsOf,
  tokensOf,
  writeNames,
  writePoints,
  writeRings,
} from '@signpost/service/internal'
import { batches, blockOf } from './batches.ts'
import { boxOf } from './boxOf.ts'
import { localities } from './localities.ts'
import { streetNameKey } from './streetName.ts'

/** The temporary tables for the records until all of them were added. */
export interface Staging {
  add(record: IndexEntry): void
  /** Adds a street that has no record of its own, but is named by addresses. */
  addStreet(street: StreetRecord, spots: Position[]): void
  finish(): void
}

const tables = `
  create table staging.record (
    id integer primary key, ref text, kind integer, latitude real, longitude real, cell integer, prominence real,
    names text, context text, locality integer, street_name text, street_city text, spots blob, json text
  );
  create table staging.line (record integer, points blob);
  create table staging.address (
    street_name text, street_city text, number integer, label text, house_number text, latitude real, longitude real,
    block integer, locality integer, ref text, shown_name text
  );
  create table staging.area_name (name text, country text, area text, words text, border text);
  create table staging.membership (record integer, kind text, code text);
`

export function createStaging(database: DatabaseSync): Staging {
  database.exec(tables)
  const insertRecord = database.prepare(
    'insert into staging.record values (null, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
  )
  const insertLine = database.prepare('insert into staging.line values (?, ?)')
  const insertAddress = database.prepare(
    'insert into staging.address values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
  )
  const insertMembership = database.prepare('insert into staging.membership values (?, ?, ?)')
  const insertAreaName = database.prepare('insert into staging.area_name values (?, ?, ?, ?, ?)')
  const insertBorder = database.prepare(
    'insert into border (country, town, rank, size, rings) values (?, ?, ?, ?, ?)',
  )
  const insertBorderBox = database.prepare('insert into border_box values (?, ?, ?, ?, ?)')
  const localityOf = localities(database)
  const batch = batches(database)

  function addAddress(record: AddressRecord): void {
    const { latitude, longitude } = record.coordinate
    const label = houseNumberKey(record.houseNumber)
    insertAddress.run(
      ...streetKey(record.street, record),
      leadingNumber(label),
      label,
      record.houseNumber,
      latitude,
      longitude,
      blockOf(record.coordinate),
      localityOf(record),
      record.ref,
      record.street,
    )
  }

  function addRecord(record: Exclude<GeoRecord, AddressRecord>, spots: Position[] = []): number {
    const { kind, coordinate, prominence, names, aliases, context } = describeRecord(record)
    const street = record.kind === 'street' ? streetKey(record.name, record) : [null, null]
    const { lastInsertRowid } = insertRecord.run(
      record.ref,
      kind,
      coordinate.latitude,
      coordinate.longitude,
      cellOf(coordinate),
      prominence,
      writeNames(names, aliases),
      context.join(' '),
      record.kind === 'term' ? null : localityOf(record),
      ...street,
      spots.length > 0 ? writePoints(spots) : null,
      JSON.stringify({ ...record, lines: undefined, within: undefined }),
    )
    return Number(lastInsertRowid)
  }

  function addStreet(street: StreetRecord, spots: Position[]): void {
    const id = addRecord(street, spots)
    for (const line of street.lines) insertLine.run(id, writePoints(line))
  }

  function addPlace(place: PlaceRecord): void {
    const id = addRecord(place, spotsOf(place.lines ?? []))
    for (const code of new Set(place.categories)) insertMembership.run(id, 'category', code)
    for (const code of new Set(place.brands.map((brand) => brand.id))) {
      insertMembership.run(id, 'brand', code)
    }
  }

  function addArea(area: AreaRecord): void {
    addRecord(area)
    const { area: kind, otherNames, localName = '', namesIn = {} } = area
    const others = otherNames.map((name) => tokensOf(name))
    const words = new Set([
      ...[localName, ...Object.values(namesIn)].flatMap((name) => tokensOf(name)),
      // A single word of a former name such as `Ak Mola` does not identify the place.
      ...(kind === 'city' ? others.filter(({ length }) => length === 1) : others).flat(),
    ])
    const name = tokensOf(area.name)
    insertAreaName.run(
      name.join(' '),
      area.countryCode,
      area.area,
      [...name, ...words].join(' '),
      area.border?.ref ?? null,
    )
  }

  function addBorder({ countryCode, town, rank, size, rings }: BorderEntry): void {
    const { lastInsertRowid } = insertBorder.run(
      countryCode,
      town ?? null,
      rank,
      size,
      writeRings(rings),
    )
    insertBorderBox.run(lastInsertRowid, ...boxOf(rings.flat()))
  }

  return {
    add(record) {
      batch.next()
      switch (record.kind) {
        case 'address':
          return addAddress(record)
        case 'street':
          return addStreet(record, spotsOf(record.lines))
        case 'place':
          return addPlace(record)
        case 'area':
          return addArea(record)
        case 'border':
          return addBorder(record)
        default:
          addRecord(record)
      }
    },
    addStreet(street, spots) {
      batch.next()
      addStreet(street, spots)
    },
    finish: () => batch.finish(),
  }
}

/** The key of a street: its name and its city, or a block of about 39 km if there is no city. */
function streetKey(name: string, { city, countryCode, coordinate }: Located): [string, string] {
  const where = city === undefined ? `~${cellAt(8, cellOf(coordinate))}` : fold(city)
  return [streetNameKey(name), `${countryCode}/${where}`]
}
