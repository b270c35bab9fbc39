import { mkdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import {
  dataFiles,
  hashFiles,
  MANIFEST_FILE,
  MANIFEST_VERSION,
  type Manifest,
  sealManifest,
} from '@signpost/service/internal'
import { writeBordersPbf } from '../borders/writeBordersPbf.ts'
import { readPbfHeader } from '../osm/readPbf.ts'
import { sortPbf } from '../osm/sortPbf.ts'
import { closeScratch, openScratch } from '../regions/scratch.ts'
import { type RegionSurvey, surveyRegion, UnsortedError } from '../regions/surveyRegion.ts'
import type { DataWriters, IndexCounts, RoutingCounts } from '../writers.ts'
import type { BuildProgress } from './BuildProgress.ts'
import { dataSources } from './dataSources.ts'
import type { World } from './readRegions.ts'
import { writeNotices } from './writeNotices.ts'
import { writeRecords } from './writeRecords.ts'

export interface FolderJob {
  regions: readonly Region[]
  /** The folder to fill, which is empty. */
  folder: string
  /** Includes the countries, states, towns and postal codes of the whole world. */
  world: boolean
  /** The id of the program in the manifest of the demo, so that the next start can decide whether to build again. */
  program?: string
  /** Default: reads the towns and brands of the world from packages. Builds in one process can share them. */
  readWorld?: () => Promise<World>
  progress?: (progress: BuildProgress) => void
  signal?: AbortSignal
}

export interface Region {
  name: string
  path: string
}

export interface SurveyedRegion extends Region, RegionSurvey {
  date?: Date
  /** The database of the survey notes. */
  scratch: DatabaseSync
}

/** The name of a folder for temporary files. It is removed at the end of the build. */
const WORK_FOLDER = 'work'
/** The largest extract that is sorted, with about 66 bytes of memory for each of its bytes. */
const MOST_SORTED_BYTES = 15_000_000

/** Fills a data folder. The routing graph is built by other programs after all regions have been read, because both steps need much memory. */
export async function fillFolder(job: FolderJob, writers: DataWriters): Promise<Manifest> {
  const { folder, progress } = job
  const work = join(folder, WORK_FOLDER)
  await mkdir(work, { recursive: true })
  const regions = await survey(job, work)
  const failure = new AbortController()
  const signal = AbortSignal.any([failure.signal, ...(job.signal ? [job.signal] : [])])
  const read = Promise.withResolvers<void>()
  const roads = read.promise.then(() => {
    close(regions)
    return buildRoads({ ...job, signal, regions, work }, writers)
  })
  roads.catch((error) => failure.abort(error))
  let counts: IndexCounts
  try {
    const onRead = read.resolve
    counts = await writeRecords({ ...job, signal, regions, work, onRead }, writers)
  } catch (error) {
    read.reject(error)
    failure.abort(error)
    await roads.catch(() => {})
    throw error
  } finally {
    close(regions)
  }
  const graph = await roads
  await rm(work, { recursive: true, force: true })
  progress?.({ phase: 'seal', done: 0, total: 1 })
  const manifest = await seal(job, regions, { ...counts, ...graph.counts }, graph.reason)
  progress?.({ phase: 'seal', done: 1, total: 1 })
  return manifest
}

async function survey(
  { regions, progress, signal }: FolderJob,
  work: string,
): Promise<SurveyedRegion[]> {
  const surveyed: SurveyedRegion[] = []
  for (const region of regions) {
    progress?.({ phase: 'survey', done: surveyed.length, total: regions.length })
    const { date } = await readPbfHeader(region.path)
    const found = await surveySorted(
      region.path,
      join(work, `region-${surveyed.length + 1}`),
      signal,
    )
    // Frees memory until this region is read.
    found.scratch.exec('commit; pragma shrink_memory; begin')
    surveyed.push({ ...region, ...found, ...(date && { date }) })
  }
  progress?.({ phase: 'survey', done: surveyed.length, total: regions.length })
  return surveyed
}

/** Surveys an extract, or a sorted copy of a small one that is out of order. `files` begins the names of the temporary files. */
async function surveySorted(
  path: string,
  files: string,
  signal?: AbortSignal,
): Promise<Omit<SurveyedRegion, 'name' | 'date'>> {
  const scratch = openScratch(`${files}.sqlite`)
  try {
    return { path, scratch, ...(await surveyRegion(path, scratch, signal)) }
  } catch (error) {
    closeScratch(scratch)
    if (!(error instanceof UnsortedError)) throw error
    if ((await stat(path)).size > MOST_SORTED_BYTES) throw error
    const copy = `${files}.osm.pbf`
    await sortPbf(path, copy, signal)
    return surveySorted(copy, files, signal)
  }
}

/** Closes the databases of the regions and removes their files. */
function close(regions: readonly SurveyedRegion[]): void {
  for (const { scratch } of regions) closeScratch(scratch)
}

async function seal(
  { folder, program }: FolderJob,
  surveyed: readonly SurveyedRegion[],
  counts: Record<string, number>,
  withoutRouting: string | undefined,
): Promise<Manifest> {
  const regions = surveyed.map(({ name, bounds, date }) => {
    return { name, bounds, ...(date && { date: date.toISOString() }) }
  })
  await writeNotices(folder, regions, dataSources)
  const manifest = sealManifest({
    version: MANIFEST_VERSION,
    ...(program && { program }),
    createdAt: new Date().toISOString(),
    regions,
    sources: [...dataSources],
    counts,
    ...(withoutRouting && { withoutRouting }),
    files: await hashFiles(folder),
  })
  await writeFile(join(folder, MANIFEST_FILE), `${JSON.stringify(manifest, null, 2)}\n`)
  return manifest
}

interface RoadsJob extends FolderJob {
  regions: readonly SurveyedRegion[]
  work: string
}

interface Roads {
  counts: RoutingCounts
  /** The reason for a missing graph. */
  reason?: string
}

/** Builds the routing graph, if a writer for it was provided. */
async function buildRoads(job: RoadsJob, { routing }: DataWriters): Promise<Roads> {
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
