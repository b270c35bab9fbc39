import type { AddressRecord } from '../../data/record.ts'
import { readPoints } from '../layout/lines.ts'
import { readNames } from '../layout/names.ts'
import type { Doc } from '../matching/Reader.ts'
import type { FoundRecord } from '../PlaceStore.ts'

/** A row of a doc, with its locality. */
export interface DocRow {
  id: number
  kind: number
  latitude: number
  longitude: number
  prominence: number
  names: string
  context: string
  locality: number
  street: number | null
  spots: Buffer | null
  words: string | null
  country: string | null
}

/** The columns of a `DocRow`. */
export const docColumns = `doc.id, kind, latitude, longitude, prominence, names, context, doc.locality, street, spots,
  locality.words, locality.country`

/** The tables of those columns. */
export function docsFrom(schema: string): string {
  return `(${schema}.doc left join ${schema}.locality on locality.id = doc.locality)`
}

/** A doc with the words of its address. */
export interface CachedDoc extends Doc {
  address: readonly string[]
  country: string | null
}

/** A doc from its row. */
export function toDoc({
  names,
  context,
  spots,
  words,
  latitude,
  longitude,
  ...row
}: DocRow): CachedDoc {
  const around = context.split(' ')
  return {
    ...row,
    coordinate: { latitude, longitude },
    ...readNames(names),
    context: around,
    spots: spots ? readPoints(Uint8Array.from(spots)) : [],
    address: [...around, ...(words ?? '').split(' ')],
  }
}

/** A record from its JSON. */
export function toRecord(json: string | undefined): FoundRecord | null {
  return json === undefined ? null : JSON.parse(json)
}

/** A row of an address, with its locality. */
export interface AddressRow {
  id: number
  ref: string
  house_number: string
  street_name: string
  latitude: number
  longitude: number
  city: string | null
  state: string | null
  postal: string | null
  country: string
}

/** A record from the row of an address. */
export function toAddress(row: AddressRow): AddressRecord {
  const { latitude, longitude, city, state, postal } = row
  return {
    kind: 'address',
    ref: row.ref,
    houseNumber: row.house_number,
    street: row.street_name,
    coordinate: { latitude, longitude },
    countryCode: row.country,
    ...(city === null ? {} : { city }),
    ...(state === null ? {} : { state }),
    ...(postal === null ? {} : { postal }),
  }
}
