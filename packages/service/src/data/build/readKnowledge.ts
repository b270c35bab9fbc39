import { iso1A3Code } from '@rapideditor/country-coder'
import { type BrandFinder, createBrandFinder } from '../brands/createBrandFinder.ts'
import { type Brand, mergeBrands } from '../brands/mergeBrands.ts'
import { readBrands } from '../brands/readBrands.ts'
import { createTaxonomy, type Taxonomy } from '../categories/createTaxonomy.ts'
import type { OsmNode } from '../osm/OsmElement.ts'
import { createLocator, type Locator } from '../regions/createLocator.ts'
import { type MergedTowns, mergeTowns } from '../regions/mergeTowns.ts'
import { languagesOf } from '../world/languagesOf.ts'
import { type Gazetteer, readGazetteer } from '../world/readGazetteer.ts'

/** The knowledge of a build besides its regions. */
export interface Knowledge {
  gazetteer: Gazetteer
  towns: MergedTowns
  locate: Locator
  taxonomy: Taxonomy
  /** The brands of the world, by id. */
  brands: ReadonlyMap<string, Brand>
  findBrands: BrandFinder
}

/** Reads what packages know of the world, and brings it together with the towns of the regions. */
export async function readKnowledge(townNodes: readonly OsmNode[]): Promise<Knowledge> {
  const gazetteer = await readGazetteer()
  const towns = mergeTowns(townNodes, gazetteer)
  const brands = mergeBrands(await readBrands())
  return {
    gazetteer,
    towns,
    locate: createLocator(towns.all),
    taxonomy: await createTaxonomy(languagesOfTowns(townNodes)),
    brands,
    findBrands: createBrandFinder(brands),
  }
}

/** The official languages of the countries that the towns lie in. */
function languagesOfTowns(towns: readonly OsmNode[]): string[] {
  const countries = new Set(towns.map(({ lon, lat }) => iso1A3Code([lon, lat])))
  return [...new Set([...countries].flatMap((country) => (country ? languagesOf(country) : [])))]
}
