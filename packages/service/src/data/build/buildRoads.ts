import { join } from 'node:path'
import { writeBordersPbf } from '../borders/writeBordersPbf.ts'
import { dataFiles } from '../manifest.ts'
import type { DataWriters, RoutingCounts } from '../writers.ts'
import type { FolderJob, SurveyedRegion } from './fillFolder.ts'

export interface RoadsJob extends FolderJob {
  regions: readonly SurveyedRegion[]
  work: string
}

export interface Roads {
  counts: RoutingCounts
  /** The reason for a missing graph. */
  reason?: string
}

/** Builds the routing graph, if a writer for it was provided. */
export async function buildRoads(job: RoadsJob, { routing }: DataWriters): Promise<Roads> {
  const { regions, folder, work, progress, signal } = job
  if (!routing) return { counts: {}, reason: 'The build was asked to leave routing out.' }
  const borders = join(work, 'borders.osm.pbf')
  const bounds = regions.map((region) => region.bounds)
  await writeBordersPbf(borders, bounds)
  progress?.({ phase: 'roads', done: 0, total: 1 })
  const outcome = await routing({
    inputs: regions.map(({ path }) => path),
    borders,
    bounds,
    out: join(folder, dataFiles.routing),
    ...(signal && { signal }),
    progress: (step) => progress?.({ phase: 'roads', done: 0, total: 1, step }),
  })
  progress?.({ phase: 'roads', done: 1, total: 1 })
  return outcome.status === 'built'
    ? { counts: outcome.counts }
    : { counts: {}, reason: outcome.reason }
}
