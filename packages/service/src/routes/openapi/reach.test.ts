import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Coordinate } from '@signpost/client/domain'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { GeoRecord, TermRecord } from '../../data/record.ts'
import { openStore } from '../../engine/testing/openStore.ts'
import { writeIndex } from '../../engine/testing/writeIndex.ts'
import { ask } from '../../testing/ask.ts'
import { createTestApp } from '../../testing/createTestApp.ts'
import { city, intersection, records, street } from '../../testing/records.ts'
import { reverseGeocode } from './operations/reverseGeocode.ts'

// The OpenAPI document states the distances within which an object gives a point its address. The service keeps them.

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'signpost-reach-'))
})
afterAll(() => rm(folder, { recursive: true }))

type LocatedRecord = Exclude<GeoRecord, TermRecord>

const here: Coordinate = { latitude: -34.9, longitude: -56.19 }
const metersOfDegree = 111_195

function recordOf(isIt: (record: GeoRecord) => boolean): LocatedRecord {
  const found = records.find(isIt)
  if (found === undefined || found.kind === 'term') throw new Error('There is no such record.')
  return found
}

const kinds: readonly [name: string, words: RegExp, record: LocatedRecord][] = [
  ['house number', /house number within ([\d.]+ k?m)/, recordOf(({ kind }) => kind === 'address')],
  ['airport', /airport within ([\d.]+ k?m)/, recordOf((record) => 'airport' in record)],
  ['intersection', /intersection within ([\d.]+ k?m)/, intersection],
  [
    'street',
    /street within ([\d.]+ k?m)/,
    {
      ...street,
      lines: [
        [
          [-56.2, here.latitude],
          [-56.18, here.latitude],
        ],
      ],
    },
  ],
  ['city', /city within ([\d.]+ k?m)/, { ...city, population: 0 }],
]

test.each(kinds)(
  'the farthest %s that gives a point its address is as far as the document states',
  async (name, words, record) => {
    const [amount, unit] = words.exec(reverseGeocode.description ?? '')?.[1]?.split(' ') ?? []
    const meters = Number(amount) * (unit === 'km' ? 1000 : 1)
    const path = await writeIndex(join(folder, `${name}.sqlite`), [{ ...record, coordinate: here }])
    const store = openStore(path)
    const app = createTestApp({ store })
    const at = async (distance: number): Promise<number> => {
      const latitude = here.latitude + distance / metersOfDegree
      const coordinate = `${latitude.toFixed(7)},${here.longitude}`
      return (await ask(app, 'reversegeocode', { coordinate })).status
    }
    expect([await at(0.98 * meters), await at(1.02 * meters)]).toEqual([200, 204])
    await store.close()
  },
)
