import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { storeConformance } from '../testing/storeConformance.ts'
import { writeIndex } from '../testing/writeIndex.ts'
import { createWorkerStore } from './createWorkerStore.ts'
import { IndexUnreadable } from './reading/openIndex.ts'

const folder = await mkdtemp(join(tmpdir(), 'signpost-pool-'))
afterAll(() => rm(folder, { recursive: true }))

describe('a store in worker threads', () => {
  storeConformance(async (records) =>
    createWorkerStore(await writeIndex(join(folder, 'places.sqlite'), records), { workers: 2 }),
  )

  test('starts no threads for a file that is no index', async () => {
    const path = join(folder, 'text.sqlite')
    await writeFile(path, 'no index')
    await expect(createWorkerStore(path)).rejects.toThrow(IndexUnreadable)
  })
})
