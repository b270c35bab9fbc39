import type { DatabaseSync } from 'node:sqlite'
import type { AddressRecord } from '../../../data/record.ts'
import { LruCache } from '../../LruCache.ts'
import { toAddress } from '../../layout/toAddress.ts'
import type { FoundRecord } from '../../PlaceStore.ts'

/** Reads the records as they were added, but streets without their lines. */
export interface Records {
  /** The record of a doc. */
  ofDoc(id: number): FoundRecord | null
  /** An address by its number in the index. */
  ofAddress(id: number): AddressRecord | null
  /** The record with a reference. */
  ofRef(ref: string): FoundRecord | null
}

/** The limit of the record cache. It is effective because districts, cities and famous places are read for most queries. */
const RECORD_CACHE = { bytes: 4 * 2 ** 20 }
/** The estimated memory of a parsed record, as a multiple of the length of its text. */
const PARSED_SIZE_FACTOR = 4

export function createRecords(database: DatabaseSync): Records {
  const body = database.prepare('select json from body where id = ?')
  const docOfRef = database.prepare('select id from body where ref = ? order by id limit 1')
  const addressOfRef = database.prepare('select id from address where ref = ? order by id limit 1')
  const address = database.prepare(`
    select address.ref, house_number, street_name, latitude, longitude, city, state, postal, country
    from address join locality on locality.id = address.locality where address.id = ?
  `)

  const known = new LruCache<FoundRecord>(RECORD_CACHE)

  function ofDoc(id: number): FoundRecord | null {
    const key = String(id)
    const found = known.get(key)
    if (found) return found
    const json = body.get(id)?.json
    if (typeof json !== 'string') return null
    const record: FoundRecord = JSON.parse(json)
    known.put(key, record, json.length * PARSED_SIZE_FACTOR)
    return record
  }

  function ofAddress(id: number): AddressRecord | null {
    const row = address.get(id)
    return row ? toAddress(row) : null
  }

  return {
    ofDoc,
    ofAddress,
    ofRef(ref) {
      const doc = docOfRef.get(ref)?.id
      if (doc !== undefined) return ofDoc(Number(doc))
      const id = addressOfRef.get(ref)?.id
      return id === undefined ? null : ofAddress(Number(id))
    },
  }
}
