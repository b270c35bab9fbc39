import { existsSync } from 'node:fs'
import { mkdir, rm, statfs, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { GRAPH_FILE } from '@signpost/service/internal'
import type { RoutingJob, RoutingOutcome } from '../writers.ts'
import { packTiles } from './packTiles.ts'
import { readBuildLog } from './readBuildLog.ts'
import { runProgram } from './runProgram.ts'

/** The configuration of the programs that build a graph. Their defaults are used for everything else. */
function buildConfig({ tiles, admins }: { tiles: string; admins: string }): object {
  return {
    mjolnir: {
      tile_dir: tiles,
      // The source of a road's country and driving side. Without it, the driving side is right.
      admin: admins,
      hierarchy: true,
      shortcuts: true,
      reclassify_links: true,
      include_driving: true,
      include_bicycle: true,
      include_pedestrian: true,
      include_driveways: true,
      data_processing: {
        use_admin_db: true,
        infer_internal_intersections: true,
        infer_turn_channels: true,
        apply_country_overrides: true,
        grid_divisions_within_tile: 32,
      },
      logging: { type: 'std_out', color: false },
    },
  }
}

/** The programs that build a graph. */
type ValhallaProgram = 'valhalla_build_admins' | 'valhalla_build_tiles'

class NoProgram extends Error {}

/** The path of a program in the Valhalla package for this platform. Rejects with the reason when it is missing or does not run here. */
async function findProgram(name: ValhallaProgram): Promise<string> {
  const program = programPath(name)
  if (program === undefined || !existsSync(program)) {
    throw new NoProgram('Valhalla has no programs for this platform.')
  }
  try {
    await runProgram(program, ['--version'])
    return program
  } catch (error) {
    throw new NoProgram(whyItDoesNotRun(error as Error))
  }
}

/** The reason in the error of a program that does not start, such as a library that a slim image lacks. */
export function whyItDoesNotRun({ message }: Error): string {
  return `Valhalla does not run here: ${message.replace(/^[\s\S]*shared libraries: /, '')}.`
}

function programPath(name: ValhallaProgram): string | undefined {
  try {
    const entry = createRequire(import.meta.url).resolve('@valhallajs/valhallajs')
    return join(dirname(entry), process.platform, process.arch, name)
  } catch {
    return undefined
  }
}

type GraphJob = Pick<RoutingJob, 'inputs' | 'borders' | 'out' | 'signal' | 'progress'>

/** Builds the routing graph as one file in the folder `out`. It needs the Valhalla package, but neither Python nor a server. */
export async function buildRoutingGraph(job: GraphJob): Promise<RoutingOutcome> {
  job.signal?.throwIfAborted()
  const out = resolve(job.out)
  const work = join(out, 'work')
  let toRemove = out
  try {
    const admins = await findProgram('valhalla_build_admins')
    const tiles = await findProgram('valhalla_build_tiles')
    const outcome = await build({ ...job, out, work }, { admins, tiles })
    if (outcome.status === 'built') toRemove = work
    return outcome
  } catch (error) {
    if (error instanceof NoProgram) return { status: 'unavailable', reason: error.message }
    throw job.signal?.aborted ? error : await toDiskError(error, out)
  } finally {
    await rm(toRemove, { recursive: true, force: true })
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
  // The program fails on data without roads.
  await run(programs.tiles, inputs, log.read).catch((error: unknown) => {
    if (log.ways !== 0) throw error
  })
  if (log.ways === 0) return { status: 'unavailable', reason: 'The data have no roads.' }
  progress?.('packing')
  await packTiles(tiles, join(out, GRAPH_FILE), signal)
  return { status: 'built', counts: log.counts }
}

/**
 * The free space in bytes below which a disk counts as full. It is more than zero, because a failing program may free the space of its unfinished
 * files.
 */
const FULL_DISK_BYTES = 64 * 2 ** 20

/**
 * The error of a program that wrote to a folder. Valhalla's programs do not report a full disk clearly, so this replaces their error with `ENOSPC`.
 */
async function toDiskError(failure: unknown, folder: string): Promise<unknown> {
  const disk = await statfs(folder).catch(() => undefined)
  const left = disk === undefined ? Number.POSITIVE_INFINITY : disk.bavail * disk.bsize
  if (left >= FULL_DISK_BYTES) return failure
  const message = `${Math.floor(left / 2 ** 20)} MB were left when the roads could not be built`
  return Object.assign(new Error(message, { cause: failure }), { code: 'ENOSPC' })
}
