import { join } from 'node:path'
import { writeDemoPbf } from '../demo/writeDemoPbf.ts'
import type { Manifest } from '../manifest.ts'
import type { DataWriters } from '../writers.ts'
import type { BuildOptions } from './buildData.ts'
import { fillFolder, WORK_FOLDER } from './fillFolder.ts'
import { replaceFolder } from './replaceFolder.ts'

export interface DemoOptions
  extends Pick<BuildOptions, 'out' | 'progress' | 'signal' | 'onLeftover'> {
  /** Names the program, for the next one to know whether it would build the same. */
  program: string
}

/** Builds the data folder that comes with the service: two cities of December 2017, and the areas of the world. */
export async function buildDemoData(
  { out, program, progress, signal, onLeftover }: DemoOptions,
  writers: DataWriters,
): Promise<Manifest> {
  const fill = async (folder: string): Promise<Manifest> => {
    const regions = await writeDemoPbf(join(folder, WORK_FOLDER), (done, total) => {
      signal?.throwIfAborted()
      progress?.({ phase: 'convert', done, total })
    })
    const listeners = { ...(progress && { progress }), ...(signal && { signal }) }
    return fillFolder({ regions, folder, world: true, program, ...listeners }, writers)
  }
  return replaceFolder(out, fill, onLeftover)
}
