import type { AddressRecord, PlaceRecord } from '../../data/record.ts'
import { kindCodes } from '../layout/kinds.ts'
import type { FoundRecord } from '../PlaceStore.ts'
import { openIndex } from '../sqlite/reading/openIndex.ts'
import { createRecords } from '../sqlite/reading/records.ts'
import { createRandom, type Random } from './random.ts'

/** Random records of an index. */
export interface Samples {
  addresses: AddressRecord[]
  places: NamedPlace[]
}

export type NamedPlace = PlaceRecord & { name: string }

/** Draws records from an index file, the same for the same seed. Records with the same text count as one. */
export function samplesOf(path: string, { count, seed }: { count: number; seed: number }): Samples {
  const index = openIndex(path)
  const records = createRecords(index.database)
  const random = createRandom(seed)
  const ofKind = index.database.prepare('select id from doc where kind = ?')
  const idsOf = (kind: number) => Array.from(ofKind.iterate(kind), ({ id }) => Number(id))
  const last = Number(index.database.prepare('select max(id) as id from address').get()?.id ?? 0)
  const addressIds = Array.from({ length: last }, (_, id) => id + 1)
  const samples: Samples = {
    addresses: draw({
      ids: addressIds,
      read: records.ofAddress,
      isKind: isUrl,
      textOf: ({ street, houseNumber, city }) => `${street} ${houseNumber} ${city}`,
      count,
      random,
    }),
    places: draw({
      ids: idsOf(kindCodes.place),
      read: records.ofDoc,
      isKind: isPlace,
      textOf: ({ name }) => name,
      count,
      random,
    }),
  }
  index.close()
  return samples
}

function draw<Kind extends FoundRecord>({
  ids,
  read,
  isKind,
  textOf,
  count,
  random,
}: {
  /** The ids, which are removed as they are drawn. */
  ids: number[]
  read(id: number): FoundRecord | null
  isKind(record: FoundRecord): record is Kind
  textOf(record: Kind): string
  count: number
  random: Random
}): Kind[] {
  const drawn = new Map<string, Kind>()
  while (drawn.size < count && ids.length > 0) {
    const place = Math.floor(random() * ids.length)
    const record = read(ids[place] ?? 0)
    ids[place] = ids.at(-1) ?? 0
    ids.pop()
    if (record && isKind(record) && !drawn.has(textOf(record))) drawn.set(textOf(record), record)
  }
  return [...drawn.values()]
}

const isUrl = (record: FoundRecord): record is AddressRecord => record.kind === 'address'
const isPlace = (record: FoundRecord): record is NamedPlace =>
  record.kind === 'place' && record.name !== undefined
