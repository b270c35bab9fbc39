import { LruCache } from '../LruCache.ts'
import { readPoints } from '../layout/lines.ts'
import { readNames } from '../layout/names.ts'
import type { Doc } from '../matching/Reader.ts'
import type { FoundRecord } from '../PlaceStore.ts'

/** The columns of a `DocRow`. */
export const docColumns =
  'id, kind, latitude, longitude, prominence, names, context, around, country, locality, street, spots'

export interface DocRow {
  id: number
  kind: number
  latitude: number
  longitude: number
  prominence: number
  names: string
  context: string
  around: string
  country: string | null
  locality: number
  street: number | null
  spots: Buffer | null
}

/** A doc with the words of its locality. */
export interface StoredDoc extends Doc {
  around: readonly string[]
  country: string | null
}

/** The words of recent localities. All docs of a locality share one list. */
const localities = new LruCache<readonly string[]>({ bytes: 2 ** 22 })

function aroundOf(text: string): readonly string[] {
  const known = localities.get(text)
  if (known) return known
  const words = text.split(' ')
  localities.put(text, words, 4 * text.length)
  return words
}

/** A doc from its row. */
export function toDoc({
  names,
  context,
  around,
  spots,
  latitude,
  longitude,
  ...row
}: DocRow): StoredDoc {
  return {
    ...row,
    coordinate: { latitude, longitude },
    ...readNames(names),
    context: context.split(' '),
    around: aroundOf(around),
    spots: spots ? readPoints(Uint8Array.from(spots)) : [],
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
