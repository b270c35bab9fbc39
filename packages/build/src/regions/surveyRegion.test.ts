import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { writePbf } from '../osm/writePbf.ts'
import { cornerOfMontevideo } from '../testing/cornerOfMontevideo.ts'
import { openScratch } from './scratch.ts'
import { surveyRegion } from './surveyRegion.ts'

test('a file out of order is refused in a sentence', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'signpost-survey-'))
  try {
    const path = join(folder, 'unsorted.osm.pbf')
    await writePbf(path, {}, cornerOfMontevideo.toReversed())
    await expect(surveyRegion(path, openScratch(':memory:'))).rejects.toThrow('osmium sort')
  } finally {
    await rm(folder, { recursive: true })
  }
})
