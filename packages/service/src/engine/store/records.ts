import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import type { Position } from '@signpost/client/domain'
import type { AddressRecord, GeoRecord } from '../../data/record.ts'
import { readPoints } from './lines.ts'

/** Reads records back as they were added. */
export interface Records {
  /** The record of a doc. */
  ofDoc(id: number): GeoRecord | null
  /** An address, by its number in the index. */
  ofAddress(id: number): AddressRecord | null
  /** The record that a reference names. */
  named(ref: string): GeoRecord | null
}

export function createRecords(database: DatabaseSync): Records {
  const body = database.prepare('select json from body where id = ?')
  const lines = database.prepare('select points from street_line where doc = ? order by id')
  const docNamed = database.prepare('select id from body where ref = ? order by id limit 1')
  const addressNamed = database.prepare('select id from address where ref = ? order by id limit 1')
  const address = database.prepare(`
    select address.ref, house_number, street_name, latitude, longitude, city, state, postal, country
    from address join locality on locality.id = address.locality where address.id = ?
  `)

  function ofDoc(id: number): GeoRecord | null {
    const json = body.get(id)?.json
    if (typeof json !== 'string') return null
    const record: GeoRecord = JSON.parse(json)
    return record.kind === 'street' ? { ...record, lines: linesOf(id) } : record
  }

  function linesOf(doc: number): Position[][] {
    return lines
      .all(doc)
      .flatMap(({ points }) => (points instanceof Uint8Array ? [readPoints(points)] : []))
  }

  function ofAddress(id: number): AddressRecord | null {
    const row = address.get(id)
    return row ? toAddress(row) : null
  }

  return {
    ofDoc,
    ofAddress,
    named(ref) {
      const doc = docNamed.get(ref)?.id
      if (doc !== undefined) return ofDoc(Number(doc))
      const id = addressNamed.get(ref)?.id
      return id === undefined ? null : ofAddress(Number(id))
    },
  }
}

function toAddress(row: Record<string, SQLOutputValue>): AddressRecord {
  const { city, state, postal } = row
  return {
    kind: 'address',
    ref: String(row.ref),
    houseNumber: String(row.house_number),
    street: String(row.street_name),
    coordinate: { latitude: Number(row.latitude), longitude: Number(row.longitude) },
    countryCode: String(row.country),
    ...(city === null ? {} : { city: String(city) }),
    ...(state === null ? {} : { state: String(state) }),
    ...(postal === null ? {} : { postal: String(postal) }),
  }
}
