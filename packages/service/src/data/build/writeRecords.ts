import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate as pause } from 'node:timers/promises'
import { BrandCounts } from '../brands/BrandCounts.ts'
import { brandTerm } from '../brands/brandTerm.ts'
import { dataFiles } from '../manifest.ts'
import type { GeoRecord } from '../record.ts'
import { AddressFilter } from '../regions/AddressFilter.ts'
import { PostalCodes } from '../regions/PostalCodes.ts'
import { townArea } from '../regions/townArea.ts'
import type { DataWriters, IndexCounts } from '../writers.ts'
import { createCatalog } from './createCatalog.ts'
import type { FolderJob, SurveyedRegion } from './fillFolder.ts'
import { readKnowledge } from './readKnowledge.ts'
import { readRegions } from './readRegions.ts'

export interface RecordsJob extends FolderJob {
  regions: readonly SurveyedRegion[]
}

/** After so many records whoever waits for this thread gets a turn. */
const TURN = 5000

/** Writes the index, the map and the catalog of a data folder, and returns the counts. */
export async function writeRecords(job: RecordsJob, writers: DataWriters): Promise<IndexCounts> {
  const { regions, folder, world, progress, signal } = job
  const index = writers.index(join(folder, dataFiles.index))
  const map = writers.map?.(join(folder, dataFiles.map))
  const brandCounts = new BrandCounts()
  const addresses = new AddressFilter()
  const postalCodes = new PostalCodes()

  function addRecord(record: GeoRecord): void {
    if (record.kind === 'address' && !addresses.isNew(record)) return
    if (record.kind === 'place') brandCounts.add(record)
    postalCodes.add(record)
    index.add(record)
  }

  async function addAll(records: Iterable<GeoRecord>): Promise<void> {
    let count = 0
    for (const record of records) {
      index.add(record)
      if (++count % TURN === 0) {
        signal?.throwIfAborted()
        await pause()
      }
    }
  }

  progress?.({ phase: 'prepare', done: 0, total: 1 })
  const knowledge = await readKnowledge(regions.flatMap((region) => region.towns))
  const { gazetteer, towns, locate, taxonomy } = knowledge
  progress?.({ phase: 'prepare', done: 1, total: 1 })

  await readRegions(job, knowledge, {
    record: addRecord,
    feature: (feature) => map?.add(feature),
  })
  await addAll(towns.own.map((town) => townArea(town, locate)))

  progress?.({ phase: 'world', done: 0, total: 1 })
  if (world) {
    // Loaded here: the postal codes alone take a second, and a region by itself has none.
    const { worldAreas } = await import('../world/worldAreas.ts')
    await addAll(worldAreas(gazetteer, towns.known))
  }
  await addAll(postalCodes.areas())
  progress?.({ phase: 'world', done: 1, total: 1 })

  progress?.({ phase: 'catalog', done: 0, total: 1 })
  const brands = [...knowledge.brands.values(), ...brandCounts.unknownBrands(knowledge.brands)]
  await addAll([...taxonomy.terms, ...brands.map(brandTerm)])
  const catalog = createCatalog(taxonomy.categories, brands, brandCounts)
  await writeFile(join(folder, dataFiles.catalog), JSON.stringify(catalog))
  progress?.({ phase: 'catalog', done: 1, total: 1 })

  progress?.({ phase: 'index', done: 0, total: 1 })
  const features = map?.finish()
  const counts = await index.finish()
  progress?.({ phase: 'index', done: 1, total: 1 })
  return { ...counts, ...(features !== undefined && { mapFeatures: features }) }
}
