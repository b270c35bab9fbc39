import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { conformanceEntries } from '../testing/conformanceRecords.ts'
import { storeConformance } from '../testing/storeConformance.ts'
import { writeIndex } from '../testing/writeIndex.ts'
import { connect } from './connect.ts'
import { createPostgresStore } from './createPostgresStore.ts'
import { loadIndex } from './loadIndex.ts'
import { installRelease, otherReleases } from './testing/installRelease.ts'
import { startPostgres, type TestPostgres } from './testing/startPostgres.ts'

const folder = await mkdtemp(join(tmpdir(), 'signpost-versions-'))
const index = join(folder, 'all.sqlite')
beforeAll(() => writeIndex(index, conformanceEntries))
afterAll(() => rm(folder, { recursive: true }))

describe.each(Object.entries(otherReleases))('PostgreSQL %s', (version, release) => {
  let postgres: TestPostgres
  let url: string
  beforeAll(async () => {
    postgres = await startPostgres(await installRelease(release))
    url = await postgres.createDatabase()
    await loadIndex({ index, dataId: 'all', url })
  })
  afterAll(() => postgres.stop())

  it('is the version that answers', async () => {
    const connections = await connect([url])
    const [row] = await connections.rows<{ server_version: string }>('show server_version', [])
    expect(row?.server_version.split('.')[0]).toBe(version)
    await connections.close()
  })

  storeConformance(() => createPostgresStore({ urls: [url] }))
})
