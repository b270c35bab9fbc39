import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dataWriters } from '../cli/dataWriters.ts'
import { buildData } from '../data/build/buildData.ts'
import { writePbf } from '../data/osm/writePbf.ts'
import { cornerOfMontevideo } from '../data/testing/cornerOfMontevideo.ts'

/** A data folder that a test may damage. */
export interface SmallData {
  folder: string
  remove(): Promise<void>
}

/** Builds data from an extract of one street corner, the way `signpost-service build --region-only` does. */
export async function smallData(): Promise<SmallData> {
  const parent = await mkdtemp(join(tmpdir(), 'signpost-small-'))
  const input = join(parent, 'corner.osm.pbf')
  const folder = join(parent, 'data')
  await writePbf(input, { date: new Date('2026-01-02T03:04:05Z') }, cornerOfMontevideo)
  await buildData({ inputs: [input], out: folder, world: false }, dataWriters)
  return { folder, remove: () => rm(parent, { recursive: true, force: true }) }
}
