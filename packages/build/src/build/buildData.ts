import { basename } from 'node:path'
import { type Leftover, type Manifest, replaceFolder } from '@signpost/service/internal'
import { demoRegions } from '../demo/demoFolder.ts'
import type { DataWriters } from '../writers.ts'
import type { BuildProgress } from './BuildProgress.ts'
import { type FolderJob, fillFolder } from './fillFolder.ts'

export interface BuildOptions extends Pick<FolderJob, 'readWorld'> {
  /** The `.osm.pbf` files, one for each region. They must not overlap. */
  inputs: readonly string[]
  /** The data folder. It is replaced when the build is complete, and stays unchanged if the build fails. */
  out: string
  /** Includes the countries, states, towns and postal codes of the whole world. */
  world: boolean
  progress?: (progress: BuildProgress) => void
  /** Called for each folder that a killed build has left beside the data folder, after its removal was attempted. */
  onLeftover?: (leftover: Leftover) => void
  signal?: AbortSignal
}

const EXTENSION = /(\.osm)?\.pbf$/

/** Builds a data folder from extracts of OpenStreetMap. */
export async function buildData(options: BuildOptions, writers: DataWriters): Promise<Manifest> {
  const { inputs, out, onLeftover, ...others } = options
  if (inputs.length === 0) throw new Error('There is nothing to build from: name an .osm.pbf file.')
  const regions = inputs.map((path) => ({ path, name: basename(path).replace(EXTENSION, '') }))
  return replaceFolder(
    out,
    (folder) => fillFolder({ ...others, regions, folder }, writers),
    onLeftover,
  )
}

interface DemoOptions
  extends Pick<BuildOptions, 'out' | 'world' | 'progress' | 'signal' | 'onLeftover'> {
  /** Identifies the program, so that the next start can decide if it has to build again. */
  program: string
}

/** Builds the data folder that comes with the service: two cities of December 2017, with or without the areas of the world. */
export async function buildDemoData(
  { out, onLeftover, ...others }: DemoOptions,
  writers: DataWriters,
): Promise<Manifest> {
  return replaceFolder(
    out,
    (folder) => fillFolder({ ...others, regions: demoRegions, folder }, writers),
    onLeftover,
  )
}
