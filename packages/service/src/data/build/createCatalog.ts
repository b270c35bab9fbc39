import type { Brand } from '../brands/mergeBrands.ts'
import { type Market, rankBrands } from '../brands/rankBrands.ts'
import type { Sightings } from '../brands/Sightings.ts'
import type { Catalog, CatalogCategory } from '../catalog.ts'
import { type City, populationOf } from '../world/readGazetteer.ts'

export interface CatalogParts {
  categories: CatalogCategory[]
  brands: ReadonlyMap<string, Brand>
  sightings: Sightings
  cities: readonly City[]
}

/** Puts together what `catalog.json` holds. */
export function createCatalog({ categories, brands, sightings, cities }: CatalogParts): Catalog {
  const markets = new Map(
    Array.from(
      Map.groupBy(cities, ({ country }) => country),
      ([country, towns]): [string, Market] => [
        country,
        { population: populationOf(towns), seen: sightings.in(country) },
      ],
    ),
  )
  return {
    categories,
    brands: Object.fromEntries(
      Array.from(brands.values(), ({ id, name, language, aliases }) => [
        id,
        { name, language, aliases },
      ]),
    ),
    brandsOf: rankBrands(brands.values(), markets),
  }
}
