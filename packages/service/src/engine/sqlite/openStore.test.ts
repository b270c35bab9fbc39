import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe } from 'vitest'
import { openStore } from '../testing/openStore.ts'
import { storeConformance } from '../testing/storeConformance.ts'
import { writeIndex } from '../testing/writeIndex.ts'

const folder = await mkdtemp(join(tmpdir(), 'signpost-store-'))
afterAll(() => rm(folder, { recursive: true }))

describe('a store in this thread', () => {
  storeConformance(async (records) =>
    openStore(await writeIndex(join(folder, 'places.sqlite'), records)),
  )
})
