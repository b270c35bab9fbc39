import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate as pause } from 'node:timers/promises'
import { toAlpha3 } from '@signpost/client/domain'
import {
  type Catalog,
  type CatalogCategory,
  dataFiles,
  type GeoRecord,
  type IndexEntry,
} from '@signpost/service/internal'
import countries from 'i18n-iso-countries'
import { BrandCounts } from '../brands/BrandCounts.ts'
import { brandTerm } from '../brands/brandTerm.ts'
import type { Brand } from '../brands/mergeBrands.ts'
import { rankBrands } from '../brands/rankBrands.ts'
import { borderEntries } from '../regions/borderEntries.ts'
import { townArea } from '../regions/mergeTowns.ts'
import { PostalCodes } from '../regions/PostalCodes.ts'
import { closeScratch, openScratch } from '../regions/scratch.ts'
import type { DataWriters, IndexCounts, IndexWriter, MapWriter } from '../writers.ts'
import type { FolderJob, SurveyedRegion } from './fillFolder.ts'
import { combineReferences, readRegions, readWorld } from './readRegions.ts'

/** The countries of the world, as alpha-3. */
const countryCodes = Object.keys(countries.getAlpha2Codes()).flatMap((code) => toAlpha3(code) ?? [])

/** Creates the content of `catalog.json`. */
function createCatalog(
  categories: CatalogCategory[],
  brands: readonly Brand[],
  brandCounts: BrandCounts,
): Catalog {
  return {
    categories,
    brands: Object.fromEntries(
      brands.map(({ id, name, language, aliases }) => [id, { name, language, aliases }]),
    ),
    brandsOf: rankBrands(brands, countryCodes, (country) => brandCounts.in(country)),
  }
}

export interface RecordsJob extends FolderJob {
  regions: readonly SurveyedRegion[]
  /** The folder of temporary files. */
  work: string
  /** Called after the regions have been read and their memory is freed. */
  onRead?: () => void
}

/** The number of records between two yields to the event loop. */
const YIELD_EVERY = 5000

/** Writes the index, the map and the catalog of a data folder, and returns the counts. */
export async function writeRecords(job: RecordsJob, writers: DataWriters): Promise<IndexCounts> {
  const index = writers.index(join(job.folder, dataFiles.index))
  try {
    return await fillIndex(job, index, writers.map?.(join(job.folder, dataFiles.map)))
  } catch (error) {
    await index.abort?.()
    throw error
  }
}

async function fillIndex(
  job: RecordsJob,
  index: IndexWriter,
  map: MapWriter | undefined,
): Promise<IndexCounts> {
  const { regions, folder, work, world, progress, signal } = job
  const brandCounts = new BrandCounts()
  const scratch = openScratch(join(work, 'postal.sqlite'))
  const postalCodes = new PostalCodes(scratch)

  async function addAll(records: Iterable<IndexEntry>): Promise<void> {
    let count = 0
    for (const record of records) {
      const added = index.add(record)
      if (added) await added
      if (++count % YIELD_EVERY === 0) {
        signal?.throwIfAborted()
        await pause()
      }
    }
  }

  function* counted(records: Iterable<GeoRecord>): Generator<GeoRecord> {
    for (const record of records) {
      if (record.kind === 'place') brandCounts.add(record)
      postalCodes.add(record)
      yield record
    }
  }

  progress?.({ phase: 'prepare', done: 0, total: 1 })
  const knowledge = await combineReferences(
    await (job.readWorld ?? readWorld)(),
    regions.flatMap((region) => region.towns),
    regions.flatMap((region) => region.boundaries),
  )
  const { gazetteer, towns, borders, locate, taxonomy } = knowledge
  progress?.({ phase: 'prepare', done: 1, total: 1 })

  await readRegions(job, knowledge, {
    records: (records) => addAll(counted(records)),
    feature: (feature) => map?.add(feature),
  })
  job.onRead?.()
  const borderOf = new Map(borders.all.map((border) => [border.town, border]))
  await addAll(towns.own.map((town) => townArea(town, locate, borderOf.get(town))))
  await addAll(borderEntries(borders))

  progress?.({ phase: 'world', done: 0, total: 1 })
  if (world) {
    // Imported here because it loads the postal codes, which takes a second, and a build without the world does not need them.
    const { worldAreas } = await import('../world/worldAreas.ts')
    const isMapped = (country: string, code: string) => postalCodes.has(country, code)
    await addAll(worldAreas(gazetteer, towns.known, isMapped))
  }
  await addAll(postalCodes.areas())
  closeScratch(scratch)
  progress?.({ phase: 'world', done: 1, total: 1 })

  progress?.({ phase: 'catalog', done: 0, total: 1 })
  const brands = [...knowledge.brands.values(), ...brandCounts.unknownBrands(knowledge.brands)]
  await addAll([...taxonomy.terms, ...brands.map(brandTerm)])
  const catalog = createCatalog(taxonomy.categories, brands, brandCounts)
  await writeFile(join(folder, dataFiles.catalog), JSON.stringify(catalog))
  progress?.({ phase: 'catalog', done: 1, total: 1 })

  progress?.({ phase: 'index', done: 0, total: 1 })
  // The thread of the index works in parallel.
  const finished = index.finish()
  const features = map?.finish()
  const counts = await finished
  progress?.({ phase: 'index', done: 1, total: 1 })
  return { ...counts, ...(features !== undefined && { mapFeatures: features }) }
}
