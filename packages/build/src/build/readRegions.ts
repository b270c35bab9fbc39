import { iso1A3Code } from '@rapideditor/country-coder'
import type { GeoRecord } from '@signpost/service/internal'
import { type BrandFinder, createBrandFinder } from '../brands/createBrandFinder.ts'
import { type Brand, mergeBrands } from '../brands/mergeBrands.ts'
import { readBrands } from '../brands/readBrands.ts'
import { createTaxonomy, type Taxonomy } from '../categories/createTaxonomy.ts'
import type { OsmNode } from '../osm/OsmElement.ts'
import { readPbf } from '../osm/readPbf.ts'
import { type Border, type Borders, createBorders } from '../regions/createBorders.ts'
import { createLocator, type Locator } from '../regions/createLocator.ts'
import { createPlaceReader } from '../regions/createPlaceReader.ts'
import { createRecordMaker, districtsOf } from '../regions/createRecordMaker.ts'
import { type MergedTowns, mergeTowns } from '../regions/mergeTowns.ts'
import { RegionReader, type RegionSink } from '../regions/RegionReader.ts'
import type { Boundary } from '../regions/readBoundaries.ts'
import { languagesOf } from '../world/languagesOf.ts'
import { type Gazetteer, readGazetteer } from '../world/readGazetteer.ts'
import type { RecordsJob } from './writeRecords.ts'

/** The data of a build from packages, which are the same for every region. */
export interface World {
  gazetteer: Gazetteer
  /** The brands of the world, by id. */
  brands: ReadonlyMap<string, Brand>
}

/** Reads the towns and the brands of the world from packages. */
export async function readWorld(): Promise<World> {
  return { gazetteer: await readGazetteer(), brands: mergeBrands(await readBrands()) }
}

/** The world, with the towns and the languages of the regions. */
interface ReferenceData extends World {
  towns: MergedTowns
  borders: Borders
  locate: Locator
  taxonomy: Taxonomy
  findBrands: BrandFinder
}

/** Merges the towns of the world with those of the regions and their borders. */
export async function combineReferences(
  { gazetteer, brands }: World,
  townNodes: readonly OsmNode[],
  boundaries: readonly Boundary[],
): Promise<ReferenceData> {
  const towns = mergeTowns(townNodes, gazetteer)
  const borders = createBorders(boundaries, towns)
  return {
    gazetteer,
    towns,
    borders,
    locate: createLocator(towns.all, borders),
    taxonomy: await createTaxonomy(languagesOfTowns(townNodes)),
    brands,
    findBrands: createBrandFinder(brands),
  }
}

/** The official languages of the countries of the towns. */
function languagesOfTowns(towns: readonly OsmNode[]): string[] {
  const countries = new Set(towns.map(({ lon, lat }) => iso1A3Code([lon, lat])))
  return [...new Set([...countries].flatMap((country) => (country ? languagesOf(country) : [])))]
}

/** Receives the data as they are read: features one by one, records in batches. */
interface ReadSink extends Pick<RegionSink, 'feature'> {
  /** The next batch is read when the promise is fulfilled. */
  records(records: Iterable<GeoRecord>): Promise<void>
}

/** Reads the regions one after the other, and passes their records and map features to the sink. */
export async function readRegions(
  { regions, work, progress, signal }: RecordsJob,
  { locate, borders, taxonomy, findBrands }: ReferenceData,
  { feature, records }: ReadSink,
): Promise<void> {
  const described = new Set<Border>()
  const readPlace = createPlaceReader({ taxonomy, findBrands })
  const makeRecords = createRecordMaker(locate, readPlace, (border) => described.add(border))
  const total = regions.reduce((sum, { size }) => sum + size, 0)
  let done = 0
  for (const { path, notes, scratch } of regions) {
    let read: GeoRecord[] = []
    const sink: RegionSink = { feature, record: (record) => read.push(record) }
    const reader = new RegionReader({ locate, makeRecords, notes, scratch, work }, sink)
    try {
      for await (const block of readPbf(path, signal)) {
        for (const element of block) reader.read(element)
        await records(read)
        read = []
        done += block.length
        progress?.({ phase: 'read', done, total })
      }
      await records(reader.atEnd())
    } finally {
      reader.close()
    }
  }
  await records(districtsOf(borders.all, described, locate))
}
