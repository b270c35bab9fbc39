import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe } from 'vitest'
import { createIndexWriter } from './createIndexWriter.ts'
import { openStore } from './openStore.ts'
import { storeConformance } from './testing/storeConformance.ts'

describe('a store in this thread', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'signpost-store-'))
  afterAll(() => rm(folder, { recursive: true }))

  storeConformance(async (records) => {
    const path = join(folder, 'places.sqlite')
    const writer = createIndexWriter(path)
    for (const record of records) writer.add(record)
    await writer.finish()
    return openStore(path)
  })
})
