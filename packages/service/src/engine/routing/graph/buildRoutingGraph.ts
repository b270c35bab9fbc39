import { mkdir, rm, statfs, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { RoutingJob, RoutingOutcome } from '../../../data/writers.ts'
import { buildConfig } from './buildConfig.ts'
import { findProgram } from './findProgram.ts'
import { GRAPH_FILE } from './graphFile.ts'
import { packTiles } from './packTiles.ts'
import { readBuildLog } from './readBuildLog.ts'
import { runProgram } from './runProgram.ts'

type GraphJob = Pick<RoutingJob, 'inputs' | 'borders' | 'out' | 'signal' | 'progress'>

/** Builds the graph that routes are found on, as one file in the folder `out`. Needs no Python and no server, only the Valhalla package. */
export async function buildRoutingGraph(job: GraphJob): Promise<RoutingOutcome> {
  job.signal?.throwIfAborted()
  const admins = await findProgram('valhalla_build_admins')
  const tiles = await findProgram('valhalla_build_tiles')
  if (!admins || !tiles) {
    return { status: 'unavailable', reason: 'Valhalla has no programs for this platform.' }
  }
  const out = resolve(job.out)
  const work = join(out, 'work')
  let rubbish = out
  try {
    const outcome = await build({ ...job, out, work }, { admins, tiles })
    if (outcome.status === 'built') rubbish = work
    return outcome
  } catch (error) {
    throw job.signal?.aborted ? error : await nameFullDisk(error, out)
  } finally {
    await rm(rubbish, { recursive: true, force: true })
  }
}

async function build(
  { inputs, borders, out, work, signal, progress }: GraphJob & { work: string },
  programs: { admins: string; tiles: string },
): Promise<RoutingOutcome> {
  const config = join(work, 'valhalla.json')
  const tiles = join(work, 'tiles')
  const log = readBuildLog(progress)
  const run = (program: string, files: readonly string[], onLine?: (line: string) => void) =>
    runProgram(program, ['--config', config, ...files.map((file) => resolve(file))], {
      cwd: work,
      signal,
      onLine,
    })

  await mkdir(tiles, { recursive: true })
  await writeFile(
    config,
    JSON.stringify(buildConfig({ tiles, admins: join(work, 'admins.sqlite') })),
  )
  progress?.('reading borders')
  await run(programs.admins, [borders])
  // It breaks down over data without roads.
  await run(programs.tiles, inputs, log.read).catch((error: unknown) => {
    if (log.ways !== 0) throw error
  })
  if (log.ways === 0) return { status: 'unavailable', reason: 'The data have no roads.' }
  progress?.('packing')
  await packTiles(tiles, join(out, GRAPH_FILE), signal)
  return { status: 'built', counts: log.counts }
}

/** Less than this is no room to build in. It is not nothing, because a program that fails may give back what it had begun to write. */
const NO_ROOM = 64 * 2 ** 20

/** The failure of a program that wrote into a folder. Valhalla's break down on a full disk and say anything but that: this one says it, as `ENOSPC`. */
async function nameFullDisk(failure: unknown, folder: string): Promise<unknown> {
  const disk = await statfs(folder).catch(() => undefined)
  const left = disk === undefined ? Number.POSITIVE_INFINITY : disk.bavail * disk.bsize
  if (left >= NO_ROOM) return failure
  const message = `${Math.floor(left / 2 ** 20)} MB were left when the roads could not be built`
  return Object.assign(new Error(message, { cause: failure }), { code: 'ENOSPC' })
}
