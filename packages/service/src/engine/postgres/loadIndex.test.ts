import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { GeoRecord } from '../../data/record.ts'
import type { PlaceStore } from '../PlaceStore.ts'
import { conformanceEntries, conformanceRecords } from '../testing/conformanceRecords.ts'
import { openStore } from '../testing/openStore.ts'
import { centers, located, place } from '../testing/recordMakers.ts'
import { storeConformance } from '../testing/storeConformance.ts'
import { writeIndex } from '../testing/writeIndex.ts'
import { connectToWrite } from './connect.ts'
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
  await Promise.all([writeIndex(all, conformanceEntries), writeIndex(fewer, others)])
  postgres = await startPostgres()
})
afterAll(async () => {
  await postgres.stop()
  await rm(folder, { recursive: true })
})

/** The URL of a new database with the data of an index. */
async function databaseOf(index: string): Promise<string> {
  const url = await postgres.createDatabase()
  await loadIndex({ index, dataId: 'first', url })
  return url
}

storeConformance(async () => createPostgresStore({ urls: [await databaseOf(all)] }))

test('PostgreSQL gives the same answers as the file', async () => {
  const file = openStore(all)
  const store = await createPostgresStore({ urls: [await databaseOf(all)] })
  for (const text of ['a', '18', 'av', 'ejido 1', 'farmacia centro', 'teatrosolis', 'mc donalds']) {
    for (const purpose of ['suggest', 'search', 'geocode'] as const) {
      const request = { text, center: centers.montevideo, purpose, offset: 0, limit: 50 }
      expect(await store.match(request), text).toEqual(await file.match(request))
    }
  }
  await Promise.all([file.close(), store.close()])
})

test('an open store switches to a new generation, and the old one can be read until it is pruned', async () => {
  const url = await databaseOf(all)
  const store = await createPostgresStore({ urls: [url], every: 20 })
  expect(await store.get('n1')).toMatchObject({ name: 'Teatro Solís' })
  expect(store.dataId()).toBe('first')
  await loadIndex({ index: fewer, dataId: 'fewer', url })
  await vi.waitFor(async () => expect(await store.get('n1')).toBeNull())
  expect(store.dataId()).toBe('fewer')
  expect(await store.get('n2')).not.toBeNull()
  expect(await pruneGenerations(url)).toHaveLength(1)
  expect(await pruneGenerations(url)).toEqual([])
  expect(await store.get('n2')).not.toBeNull()
  await store.close()
})

test('a store never has two checks for a new generation under way, however slow one is', async () => {
  const url = await databaseOf(all)
  const store = await createPostgresStore({ urls: [url], every: 5 })
  const writer = await connectToWrite(url)
  const watcher = await connectToWrite(url)
  const client = await writer.connect()
  const countWaiting = async (): Promise<number> => {
    const { rows } = await watcher.query(
      `select count(*)::int as count from pg_stat_activity
      where application_name = 'signpost' and wait_event_type = 'Lock' and datname = current_database()`,
    )
    return rows[0]?.count
  }
  await client.query('begin; lock table signpost.generation in access exclusive mode')
  await vi.waitFor(async () => expect(await countWaiting()).toBe(1))
  // Forty times the interval between two checks.
  await wait(200)
  expect(await countWaiting()).toBe(1)
  await client.query('commit')
  client.release()
  await Promise.all([writer.end(), watcher.end(), store.close()])
})

test('replaces one region and keeps the tables of the others', async () => {
  const at = (ref: string, east: number) => located('berlin', ref, east, 0)
  const index = async (name: string, records: GeoRecord[]): Promise<string> =>
    writeIndex(join(folder, `${name}.sqlite`), records)
  const north = await index('north', [place(at('n1', 0), 'Adler'), place(at('n2', 50), 'Rabe')])
  const south = await index('south', [place(at('n3', 100), 'Adler')])
  const newer = await index('newer', [place(at('n4', 200), 'Adler'), place(at('n5', 50), 'Amsel')])
  const url = await postgres.createDatabase()
  const lines: string[] = []
  const load = (region: string, path: string, dataId: string) =>
    loadIndex({ index: path, dataId, url, region, report: (line) => lines.push(line) })
  await load('north', north, 'a')
  await load('south', south, 'b')
  expect(lines.at(-1)).toBe('Generation 2 is complete and in use. Its regions: north, south.')
  const store = await createPostgresStore({ urls: [url], every: 20 })
  const refsOf = async (text: string): Promise<string[]> => {
    const request = { text, center: centers.berlin, offset: 0, limit: 9 } as const
    const found = await store.match({ ...request, purpose: 'suggest' })
    return found.map(({ record }) => record.ref).sort()
  }
  expect(await refsOf('adler')).toEqual(['n1', 'n3'])
  const before = store.dataId()
  await load('south', newer, 'c')
  await vi.waitFor(async () => expect(await refsOf('adler')).toEqual(['n1', 'n4']))
  expect(await refsOf('amsel')).toEqual(['n5'])
  expect(await refsOf('rabe')).toEqual(['n2'])
  expect(store.dataId()).not.toBe(before)

  // The tables of the first generation are still in use. Only those of the replaced south are dropped.
  expect(await pruneGenerations(url)).toEqual([2])
  expect(await refsOf('rabe')).toEqual(['n2'])
  await store.close()

  // A load without a region replaces all regions.
  await loadIndex({ index: south, dataId: 'd', url })
  expect(await pruneGenerations(url)).toEqual([1, 3])
  const whole = await createPostgresStore({ urls: [url] })
  expect(await whole.get('n1')).toBeNull()
  expect(whole.dataId()).toBe('d')
  await whole.close()
})

test('only a load of the same region resumes an interrupted load', async () => {
  const url = await postgres.createDatabase()
  const load = async (region: string, until?: string): Promise<string[]> => {
    const controller = new AbortController()
    const lines: string[] = []
    const report = (line: string) => {
      lines.push(line)
      if (until && line.startsWith(until)) controller.abort(new Error('interrupted'))
    }
    const { signal } = controller
    await loadIndex({ index: all, dataId: 'x', url, region, signal, report }).catch(() => {})
    return lines
  }
  await load('north', 'body')
  expect((await load('south', 'body'))[0]).toMatch(/was dropped\. This load starts over\.$/)
  expect((await load('south'))[0]).toMatch(/ of the same data, is resumed\.$/)
})

test('an interrupted load changes nothing; the next reports whether it resumes or starts over', async () => {
  const url = await databaseOf(fewer)
  const store = await createPostgresStore({ urls: [url] })
  const interrupted = async (dataId: string): Promise<void> => {
    const controller = new AbortController()
    const report = (line: string) => {
      if (line.startsWith('body')) controller.abort(new Error('interrupted'))
    }
    const load = loadIndex({ index: all, dataId, url, signal: controller.signal, report })
    await expect(load).rejects.toThrow('interrupted')
  }
  const load = async (dataId: string): Promise<string[]> => {
    const lines: string[] = []
    await loadIndex({ index: all, dataId, url, report: (line) => lines.push(line) })
    return lines
  }
  await interrupted('all')
  expect(await store.get('n1')).toBeNull()
  const resumed = await load('all')
  expect(resumed[0]).toMatch(/^Generation \d+, .* of the same data, is resumed\.$/)
  expect(resumed[1]).toMatch(/^locality: /)
  await interrupted('others')
  const anew = await load('all')
  expect(anew[0]).toMatch(/ of other data, was dropped\. This load starts over\.$/)
  expect(anew[2]).toMatch(/^doc: /)
  await store.close()
})

test('a server that cannot be reached is skipped', async () => {
  const nowhere = 'postgres://nobody@127.0.0.1:1/none'
  const store = await createPostgresStore({ urls: [nowhere, await databaseOf(all)] })
  const found = await Promise.all(Array.from({ length: 6 }, () => store.get('n1')))
  expect(found.map((record) => record?.ref)).toEqual(Array(6).fill('n1'))
  await store.close()
})

test('a store that is empty or cannot be reached is refused in one line', async () => {
  const away = createPostgresStore({ urls: ['postgres://nobody@127.0.0.1:1/none'] })
  await expect(away).rejects.toThrow(/^The store cannot be read \([^\n]+\): load it with/)
})

test('too many queries at once are refused', async () => {
  const store: PlaceStore = await createPostgresStore({
    urls: [await databaseOf(all)],
    queue: 1,
  })
  const [one, other] = await Promise.allSettled([store.get('n1'), store.get('n2')])
  expect(one.status).toBe('fulfilled')
  expect(other).toMatchObject({ status: 'rejected', reason: { name: 'StoreBusy' } })
  await store.close()
})
