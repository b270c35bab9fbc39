import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { PlaceStore } from '../PlaceStore.ts'
import { openStore } from '../sqlite/openStore.ts'
import { conformanceRecords } from '../testing/conformanceRecords.ts'
import { centers } from '../testing/recordMakers.ts'
import { storeConformance } from '../testing/storeConformance.ts'
import { writeIndex } from '../testing/writeIndex.ts'
import { createPostgresStore } from './createPostgresStore.ts'
import { loadIndex } from './loadIndex.ts'
import { pruneGenerations } from './pruneGenerations.ts'
import { startPostgres, type TestPostgres } from './testing/startPostgres.ts'

const folder = await mkdtemp(join(tmpdir(), 'signpost-load-'))
const all = join(folder, 'all.sqlite')
const fewer = join(folder, 'fewer.sqlite')
let postgres: TestPostgres

beforeAll(async () => {
  const [theatre, ...others] = conformanceRecords
  expect(theatre?.ref).toBe('n1')
  await Promise.all([writeIndex(all, conformanceRecords), writeIndex(fewer, others)])
  postgres = await startPostgres()
})
afterAll(async () => {
  await postgres.stop()
  await rm(folder, { recursive: true })
})

/** The address of a database that no other test has seen, with the data of an index. */
async function databaseOf(index: string): Promise<string> {
  const address = await postgres.createDatabase()
  await loadIndex({ index, dataId: 'first', address })
  return address
}

storeConformance(async () => createPostgresStore({ addresses: [await databaseOf(all)] }))

test('what a file answers, PostgreSQL answers', async () => {
  const file = openStore(all)
  const store = await createPostgresStore({ addresses: [await databaseOf(all)] })
  for (const text of ['a', '18', 'av', 'ejido 1', 'farmacia centro', 'teatrosolis', 'mc donalds']) {
    for (const purpose of ['suggest', 'search', 'geocode'] as const) {
      const request = { text, center: centers.montevideo, purpose, offset: 0, limit: 50 }
      expect(await store.match(request), text).toEqual(await file.match(request))
    }
  }
  await Promise.all([file.close(), store.close()])
})

test('a new generation is read without opening anew, and the former one until it is pruned', async () => {
  const address = await databaseOf(all)
  const store = await createPostgresStore({ addresses: [address], every: 20 })
  expect(await store.get('n1')).toMatchObject({ name: 'Teatro Solís' })
  expect(store.dataId()).toBe('first')
  await loadIndex({ index: fewer, dataId: 'fewer', address })
  await vi.waitFor(async () => expect(await store.get('n1')).toBeNull())
  expect(store.dataId()).toBe('fewer')
  expect(await store.get('n2')).not.toBeNull()
  expect(await pruneGenerations(address)).toHaveLength(1)
  expect(await pruneGenerations(address)).toEqual([])
  expect(await store.get('n2')).not.toBeNull()
  await store.close()
})

test('an interrupted load leaves what was there; the next resumes it, or starts over, and says which', async () => {
  const address = await databaseOf(fewer)
  const store = await createPostgresStore({ addresses: [address] })
  const interrupted = async (dataId: string): Promise<void> => {
    const controller = new AbortController()
    const report = (line: string) => {
      if (line.startsWith('body')) controller.abort(new Error('interrupted'))
    }
    const load = loadIndex({ index: all, dataId, address, signal: controller.signal, report })
    await expect(load).rejects.toThrow('interrupted')
  }
  const load = async (dataId: string): Promise<string[]> => {
    const lines: string[] = []
    await loadIndex({ index: all, dataId, address, report: (line) => lines.push(line) })
    return lines
  }
  await interrupted('all')
  expect(await store.get('n1')).toBeNull()
  const resumed = await load('all')
  expect(resumed[0]).toMatch(/^Generation \d+, .* of the same data, is resumed\.$/)
  expect(resumed[1]).toMatch(/^locality: /)
  await interrupted('others')
  const anew = await load('all')
  expect(anew[0]).toMatch(/ of other data, was dropped: this one starts over\.$/)
  expect(anew[2]).toMatch(/^doc: /)
  await store.close()
})

test('of several servers, one that cannot be reached is set aside', async () => {
  const nowhere = 'postgres://nobody@127.0.0.1:1/none'
  const store = await createPostgresStore({ addresses: [nowhere, await databaseOf(all)] })
  const found = await Promise.all(Array.from({ length: 6 }, () => store.get('n1')))
  expect(found.map((record) => record?.ref)).toEqual(Array(6).fill('n1'))
  await store.close()
})

test('a store that is empty or away is refused in one line', async () => {
  const away = createPostgresStore({ addresses: ['postgres://nobody@127.0.0.1:1/none'] })
  await expect(away).rejects.toThrow(/^The store cannot be read \([^\n]+\): load it with/)
})

test('too many questions at once are refused', async () => {
  const store: PlaceStore = await createPostgresStore({
    addresses: [await databaseOf(all)],
    queue: 1,
  })
  const [one, other] = await Promise.allSettled([store.get('n1'), store.get('n2')])
  expect(one.status).toBe('fulfilled')
  expect(other).toMatchObject({ status: 'rejected', reason: { name: 'StoreBusy' } })
  await store.close()
})
