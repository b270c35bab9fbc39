import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import type { GeoRecord } from '../../../service/src/data/record.ts'
import { conformanceRecords } from '../../../service/src/engine/testing/conformanceRecords.ts'
import { openStore } from '../../../service/src/engine/testing/openStore.ts'
import { createRandom } from '../../../service/src/engine/testing/random.ts'
import { centers } from '../../../service/src/engine/testing/recordMakers.ts'
import { writeIndex } from '../../../service/src/engine/testing/writeIndex.ts'
import { createIndexWriter } from './createIndexWriter.ts'

const folder = await mkdtemp(join(tmpdir(), 'signpost-writer-'))
afterAll(() => rm(folder, { recursive: true }))

describe('the index writer', () => {
  test('counts the records of each kind, and writes one file', async () => {
    const path = join(folder, 'counts.sqlite')
    const writer = createIndexWriter(path)
    for (const record of conformanceRecords) writer.add(record)
    const counts = await writer.finish()
    const expected = Object.groupBy(conformanceRecords, ({ kind }) => kind)
    expect(counts).toEqual(
      Object.fromEntries(Object.entries(expected).map(([kind, all]) => [kind, all?.length])),
    )
    expect(existsSync(path)).toBe(true)
    expect(existsSync(`${path}.staging`)).toBe(false)
  })

  test('replaces what an interrupted build has left', async () => {
    const path = join(folder, 'left.sqlite')
    await writeFile(path, 'half an index')
    await writeFile(`${path}.staging`, 'half a staging file')
    const store = openStore(await writeIndex(path, conformanceRecords))
    expect(await store.get('n1')).toMatchObject({ name: 'Teatro Solís' })
    await store.close()
  })

  test('the order of records does not change the answers', async () => {
    const random = createRandom(7)
    const shuffled = conformanceRecords
      .map((record) => ({ record, key: random() }))
      .sort((a, b) => a.key - b.key)
      .map(({ record }) => record)
    const [one, other] = [
      openStore(await writeIndex(join(folder, 'one.sqlite'), conformanceRecords)),
      openStore(await writeIndex(join(folder, 'other.sqlite'), shuffled)),
    ]
    for (const text of ['a', 't', 'avenida', 'farmacia', '18 de julio 12', 'wharf', 'camino']) {
      const request = {
        text,
        center: centers.montevideo,
        purpose: 'suggest',
        offset: 0,
        limit: 20,
      } as const
      expect(await other.match(request)).toEqual(await one.match(request))
    }
    await Promise.all([one.close(), other.close()])
  })

  test('an empty index returns nothing', async () => {
    const store = openStore(await writeIndex(join(folder, 'nothing.sqlite'), []))
    const center = centers.berlin
    expect(
      await store.match({ text: 'a b', center, purpose: 'suggest', offset: 0, limit: 5 }),
    ).toEqual([])
    expect(await store.around(center)).toEqual({})
    await store.close()
  })

  test('of two records with the same reference returns the one with more weight', async () => {
    const [theatre] = conformanceRecords
    if (theatre?.kind !== 'place') return expect.fail('there is no theatre')
    const lesser: GeoRecord = { ...theatre, name: 'Lesser', weight: 0 }
    const store = openStore(await writeIndex(join(folder, 'twice.sqlite'), [lesser, theatre]))
    expect(await store.get(theatre.ref)).toEqual(theatre)
    await store.close()
  })
})
