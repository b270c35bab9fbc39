import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { RoutingCounts, RoutingJob } from '../../../data/writers.ts'
import { buildConfig } from './buildConfig.ts'
import { findProgram } from './findProgram.ts'
import { GRAPH_FILE } from './graphFile.ts'
import { packTiles } from './packTiles.ts'
import { readBuildLog } from './readBuildLog.ts'
import { runProgram } from './runProgram.ts'

/** A graph, or why there is none: then the data are good without directions. */
export type RoutingGraph =
  | { status: 'built'; counts: RoutingCounts }
  | { status: 'unavailable'; reason: string }

/** Builds the graph that routes are found on, as one file in the folder `out`. Needs no Python and no server, only the Valhalla package. */
export async function buildRoutingGraph(
  job: Pick<RoutingJob, 'inputs' | 'borders' | 'out' | 'signal' | 'progress'>,
): Promise<RoutingGraph> {
  const { inputs, borders, out, signal, progress } = job
  signal?.throwIfAborted()
  const buildAdmins = await findProgram('valhalla_build_admins')
  const buildTiles = await findProgram('valhalla_build_tiles')
  if (!buildAdmins || !buildTiles) {
    return { status: 'unavailable', reason: 'Valhalla has no programs for this platform.' }
  }

  const work = resolve(out, 'work')
  const config = join(work, 'valhalla.json')
  const tiles = join(work, 'tiles')
  const log = readBuildLog((stage) => progress?.(`Roads: ${stage}`))
  try {
    await mkdir(tiles, { recursive: true })
    await writeFile(
      config,
      JSON.stringify(buildConfig({ tiles, admins: join(work, 'admins.sqlite') })),
    )
    const argumentsFor = (...files: readonly string[]) => [
      '--config',
      config,
      ...files.map((file) => resolve(file)),
    ]
    progress?.('Roads: reading borders')
    await runProgram(buildAdmins, argumentsFor(borders), { cwd: work, signal })
    await runProgram(buildTiles, argumentsFor(...inputs), { cwd: work, signal, onLine: log.read })
    if (log.counts.roadDirections === 0) {
      return { status: 'unavailable', reason: 'The data have no roads.' }
    }
    progress?.('Roads: packing')
    await packTiles(tiles, join(out, GRAPH_FILE), signal)
    return { status: 'built', counts: log.counts }
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}
