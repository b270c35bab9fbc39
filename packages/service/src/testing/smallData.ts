import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildData } from '../../../build/src/build/buildData.ts'
import type { OsmNode } from '../../../build/src/osm/OsmElement.ts'
import { writePbf } from '../../../build/src/osm/writePbf.ts'
import { cornerOfMontevideo } from '../../../build/src/testing/cornerOfMontevideo.ts'
import { cachedData } from './cachedData.ts'

/** A data folder that a test may damage. */
export interface SmallData {
  folder: string
  remove(): Promise<void>
}

/** The data of one street corner and of further nodes, built like `signpost-build --region-only`. */
export async function smallData(nodes: readonly OsmNode[] = []): Promise<SmallData> {
  const parent = await mkdtemp(join(tmpdir(), 'signpost-small-'))
  const folder = join(parent, 'data')
  const build = async (out: string): Promise<void> => {
    const input = join(parent, 'corner.osm.pbf')
    // Nodes come first in a sorted file. The further nodes have greater ids.
    const firstWay = cornerOfMontevideo.findIndex(({ type }) => type !== 'node')
    const elements = cornerOfMontevideo.toSpliced(firstWay, 0, ...nodes)
    await writePbf(input, { date: new Date('2026-01-02T03:04:05Z') }, elements)
    await buildData({ inputs: [input], out, world: false })
  }
  if (nodes.length > 0) await build(folder)
  else await cp(await cachedData('corner', build), folder, { recursive: true })
  return { folder, remove: () => rm(parent, { recursive: true, force: true }) }
}
