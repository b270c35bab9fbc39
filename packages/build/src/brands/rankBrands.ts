import type { RankedBrand } from '@signpost/service/internal'
import { type Brand, isIn, languageOf, nameIn } from './mergeBrands.ts'
import type { BrandItem } from './readBrands.ts'

/** The number of our own places of each brand in a country, by brand id. */
export type PlaceCounts = ReadonlyMap<string, number>

/** The assumed number of places of a brand without a count in the index. */
const ASSUMED_COUNT = 10
/** The weight of a place in our own data, which is more certain than an estimate. */
const OWN_PLACE_WEIGHT = 10
/** The weight of a brand of one country, which is more certain to exist there than a worldwide one. */
const LOCAL_WEIGHT = 3
const WORLDWIDE_WEIGHT = 0.5
/** The number of branded places in our data from which the absence of a brand is significant. */
const LEAST_OWN_PLACES = 50
const ABSENT_WEIGHT = 0.1
/** A brand of at most this many countries is assumed to exist in each of them. */
const FEW_COUNTRIES = 12
/** A brand of more countries is assumed to exist where at least this many of its places are expected. */
const LEAST_EXPECTED = 0.5
/** The shares of a country's brands that reach rank 1, 2, 3 and 4. */
const RANK_SHARES = [0.05, 0.15, 0.35, 0.65]

/**
 * Ranks the brands of each country (ISO 3166-1 alpha-3) by the expected number of places there, best rank first. The count of a brand in several
 * countries is distributed in proportion to the places of the brands that only exist in one of them.
 */
export function rankBrands(
  brands: readonly Brand[],
  countries: Iterable<string>,
  ownPlacesIn: (country: string) => PlaceCounts,
): Record<string, RankedBrand[]> {
  const markets = sizeMarkets(brands, countries)
  return Object.fromEntries(
    Array.from(sizeBrands(brands, markets, ownPlacesIn), ([country, sizes]) => [
      country,
      toRanks(country, [...sizes]),
    ]),
  )
}

/** The amount of mapping in each country: the number of places of the brands that exist nowhere else. */
function sizeMarkets(brands: readonly Brand[], countries: Iterable<string>): Map<string, number> {
  const markets = new Map(Array.from(countries, (country) => [country, ASSUMED_COUNT]))
  for (const { items } of brands) {
    for (const item of items) {
      const [only] = item.countries?.size === 1 ? item.countries : []
      const size = only && markets.get(only)
      if (only && size) markets.set(only, size + countOf(item))
    }
  }
  return markets
}

function sizeBrands(
  brands: readonly Brand[],
  markets: ReadonlyMap<string, number>,
  ownPlacesIn: (country: string) => PlaceCounts,
): Map<string, Map<Brand, number>> {
  const sizes = new Map(
    Array.from(markets.keys(), (country) => [country, new Map<Brand, number>()]),
  )
  const add = (country: string, brand: Brand, size: number): void => {
    const inCountry = sizes.get(country)
    inCountry?.set(brand, (inCountry.get(brand) ?? 0) + size)
  }
  for (const brand of brands) {
    for (const item of brand.items) {
      for (const [country, size] of sizesOf(item, markets, ownPlacesIn)) add(country, brand, size)
    }
    for (const country of markets.keys()) {
      const met = ownPlacesIn(country).get(brand.id)
      if (met) add(country, brand, met * OWN_PLACE_WEIGHT)
    }
  }
  return sizes
}

/** The expected number of places of an item in each of its countries. */
function* sizesOf(
  item: BrandItem,
  markets: ReadonlyMap<string, number>,
  ownPlacesIn: (country: string) => PlaceCounts,
): Generator<[country: string, size: number]> {
  const { id, countries } = item
  const present = [...(countries ?? markets.keys())].filter((country) => isIn(country, item))
  const reach = present.reduce((sum, country) => sum + (markets.get(country) ?? 0), 0)
  const isEverywhere = countries === null || countries.size > FEW_COUNTRIES
  for (const country of present) {
    const expected = (countOf(item) * weightOf(item) * (markets.get(country) ?? 0)) / reach
    const ownPlaces = ownPlacesIn(country)
    const isLikelyAbsent = isEverywhere && !ownPlaces.has(id) && isCovered(ownPlaces)
    const size = isLikelyAbsent ? expected * ABSENT_WEIGHT : expected
    if (!isEverywhere || size >= LEAST_EXPECTED) yield [country, size]
  }
}

function countOf({ count }: BrandItem): number {
  return Math.max(count, ASSUMED_COUNT)
}

function weightOf({ countries }: BrandItem): number {
  if (countries === null) return WORLDWIDE_WEIGHT
  return countries.size === 1 ? LOCAL_WEIGHT : 1
}

/** True when our own data cover a large enough part of a country. */
function isCovered(ownPlaces: PlaceCounts): boolean {
  return [...ownPlaces.values()].reduce((sum, count) => sum + count, 0) >= LEAST_OWN_PLACES
}

function toRanks(country: string, sizes: [Brand, number][]): RankedBrand[] {
  const ranks = [1, 2, 3, 4] as const
  const named = sizes.map(([brand, size]) => ({ brand, size, name: nameIn(country, brand) }))
  named.sort((a, b) => b.size - a.size || (a.name < b.name ? -1 : 1))
  const ranked = named.map(({ brand, name }, index) => {
    const place = RANK_SHARES.findIndex((share) => index < Math.ceil(share * named.length))
    const rank: RankedBrand['rank'] = ranks[place] ?? 5
    return { brand, name, rank }
  })
  ranked.sort((a, b) => a.rank - b.rank || a.name.localeCompare(b.name, 'en'))
  return ranked.map(({ brand, name, rank }): RankedBrand => {
    const isOther = name !== brand.name
    return { id: brand.id, rank, ...(isOther && { name, language: languageOf(name, [country]) }) }
  })
}
