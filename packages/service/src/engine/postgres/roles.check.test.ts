import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readKeys } from '@signpost/server'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { conformanceRecords } from '../testing/conformanceRecords.ts'
import { writeIndex } from '../testing/writeIndex.ts'
import { createPostgresStore } from './createPostgresStore.ts'
import { createSharedLimits } from './createSharedLimits.ts'
import { loadIndex } from './loadIndex.ts'
import { startPostgres, type TestPostgres } from './testing/startPostgres.ts'

let postgres: TestPostgres
let url: string

beforeAll(async () => {
  postgres = await startPostgres()
  url = await postgres.createDatabase()
  const text = await readFile(join(import.meta.dirname, '../../../deploy/roles.sql'), 'utf8')
  // Replaces the variables `:'name'`, like psql.
  const sql = text.replace(/^\\.*$/gm, '').replace(/:'\w+'/g, "'secret'")
  await query(url, sql)
})
afterAll(() => postgres.stop())

async function query(at: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: at })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

function urlOf(role: string): string {
  const own = new URL(url)
  own.username = role
  own.password = 'secret'
  return String(own)
}

test('of deploy/roles.sql, one loads data, one reads them, and one counts requests: none is a superuser', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'signpost-roles-'))
  const index = join(folder, 'places.sqlite')
  await writeIndex(index, conformanceRecords)
  await loadIndex({ index, dataId: 'first', url: urlOf('signpost_build') })
  await rm(folder, { recursive: true })

  const reader = urlOf('signpost_reader')
  const store = await createPostgresStore({ urls: [reader] })
  expect(await store.get('n1')).toMatchObject({ name: 'Teatro Solís' })
  await store.close()
  await expect(query(reader, 'delete from signpost.generation')).rejects.toThrow(
    'permission denied',
  )

  const [key] = readKeys('{"keys": [{"name": "web", "key": "web", "rate": 0.001, "burst": 2}]}')
  const processes = await Promise.all(
    [1, 2].map(() => createSharedLimits(urlOf('signpost_limits'))),
  )
  const taken: (number | undefined)[] = []
  for (const at of [0, 1, 0, 1]) taken.push(key && (await processes[at]?.take(key)))
  expect(taken.slice(0, 2)).toEqual([0, 0])
  for (const seconds of taken.slice(2)) expect(seconds).toBeGreaterThan(100)
  await Promise.all(processes.map((limits) => limits.close()))
})
