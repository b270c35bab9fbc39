import type { AddressRecord, PlaceRecord } from '../../../data/record.ts'
import type { FoundRecord } from '../../PlaceStore.ts'
import { kindCodes } from '../layout/kinds.ts'
import { openIndex } from '../reading/openIndex.ts'
import { createRecords } from '../reading/records.ts'
import { createRandom, pick, type Random } from './createRandom.ts'

/** Records of an index, drawn at random. */
export interface Samples {
  addresses: AddressRecord[]
  places: PlaceRecord[]
}

/** Draws records from an index file, the same ones for the same seed. */
export function samplesOf(path: string, { count, seed }: { count: number; seed: number }): Samples {
  const index = openIndex(path)
  const records = createRecords(index.database)
  const random = createRandom(seed)
  const idsOf = (kind: number) =>
    index.database
      .prepare('select id from doc where kind = ?')
      .all(kind)
      .map(({ id }) => Number(id))
  const last = Number(index.database.prepare('select max(id) as id from address').get()?.id ?? 0)
  const addressIds = Array.from({ length: last }, (_, id) => id + 1)
  const samples: Samples = {
    addresses: draw(addressIds, (id) => records.ofAddress(id), isAddress, count, random),
    places: draw(idsOf(kindCodes.place), (id) => records.ofDoc(id), isPlace, count, random),
  }
  index.close()
  return samples
}

function draw<Kind extends FoundRecord>(
  ids: readonly number[],
  read: (id: number) => FoundRecord | null,
  isKind: (record: FoundRecord) => record is Kind,
  count: number,
  random: Random,
): Kind[] {
  const drawn: Kind[] = []
  while (drawn.length < count && ids.length > 0) {
    const record = read(pick(ids, random) ?? 0)
    if (record && isKind(record)) drawn.push(record)
  }
  return drawn
}

const isAddress = (record: FoundRecord): record is AddressRecord => record.kind === 'address'
const isPlace = (record: FoundRecord): record is PlaceRecord => record.kind === 'place'
