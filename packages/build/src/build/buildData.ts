import { basename } from 'node:path'
import { type Manifest, replaceFolder } from '@signpost/service/internal'
import { createMapWriter } from '../map/createMapWriter.ts'
import { createIndexThread } from '../places/createIndexThread.ts'
import { buildRoutingGraph } from '../roads/buildRoutingGraph.ts'
import type { DataWriters } from '../writers.ts'
import { type FolderJob, fillFolder } from './fillFolder.ts'

export interface BuildOptions
  extends Pick<FolderJob, 'world' | 'program' | 'readWorld' | 'progress' | 'signal'> {
  /** The `.osm.pbf` files, one for each region. They must not overlap. */
  inputs: readonly string[]
  /** The data folder. It is replaced when the build is complete, and stays unchanged if the build fails. */
  out: string
  /** Called for each folder that a killed build has left beside the data folder, after its removal was attempted. */
  onLeftover?: (sentence: string) => void
}

const EXTENSION = /(\.osm)?\.pbf$/

const dataWriters: DataWriters = {
  index: createIndexThread,
  map: createMapWriter,
  routing: buildRoutingGraph,
}

/** Builds a data folder from extracts of OpenStreetMap. */
export async function buildData(
  { inputs, out, onLeftover, ...others }: BuildOptions,
  writers: DataWriters = dataWriters,
): Promise<Manifest> {
  if (inputs.length === 0) throw new Error('There is no extract: name an .osm.pbf file.')
  const regions = inputs.map((path) => ({ path, name: basename(path).replace(EXTENSION, '') }))
  return replaceFolder(
    out,
    (folder) => fillFolder({ ...others, regions, folder }, writers),
    onLeftover,
  )
}
