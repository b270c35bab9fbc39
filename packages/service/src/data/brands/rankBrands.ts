import type { RankedBrand } from '../catalog.ts'
import { languageOf } from './languageOf.ts'
import type { Brand } from './mergeBrands.ts'
import { nameIn } from './nameIn.ts'
import type { BrandItem } from './readBrands.ts'

/** What is known of a country. */
export interface Market {
  population: number
  /** How often each brand was met in our own places, by brand id. */
  seen: ReadonlyMap<string, number>
}

/** A brand that the index has never counted is taken to have so many places. */
const UNCOUNTED = 10
/** A place in our own data says more of a country than an estimate. */
const SEEN_WEIGHT = 10
/** A brand of one country is more certain to be there than one that is said to be all over the world. */
const LOCAL_WEIGHT = 3
const WORLDWIDE_WEIGHT = 0.3
/** From so many places with a brand on, the absence of a brand from our data means something. */
const ENOUGH_SEEN = 50
const UNSEEN_WEIGHT = 0.1
/** A brand of so few countries is in each of them. */
const FEW_COUNTRIES = 12
/** A brand of more countries is taken to be in those where at least so many places are to be expected. */
const LEAST_EXPECTED = 0.5
/** The parts of a country's brands that have rank 1, 2 and so on, or a better one. */
const SHARES = [0.05, 0.15, 0.35, 0.65]

/** Ranks the brands of each country (ISO 3166-1 alpha-3) by how many places they are likely to have there; the best rank first. */
export function rankBrands(
  brands: Iterable<Brand>,
  markets: ReadonlyMap<string, Market>,
): Record<string, RankedBrand[]> {
  const sizes = new Map(
    Array.from(markets.keys(), (country) => [country, new Map<Brand, number>()]),
  )
  for (const brand of brands) {
    for (const item of brand.items) {
      for (const [country, size] of sizesOf(item, markets)) {
        const inCountry = sizes.get(country)
        inCountry?.set(brand, (inCountry.get(brand) ?? 0) + size)
      }
    }
    for (const [country, { seen }] of markets) {
      const met = seen.get(brand.id)
      const inCountry = sizes.get(country)
      if (met) inCountry?.set(brand, (inCountry.get(brand) ?? 0) + met * SEEN_WEIGHT)
    }
  }
  return Object.fromEntries(
    Array.from(sizes, ([country, inCountry]) => [country, toRanks(country, [...inCountry])]),
  )
}

/** The likely number of places that an item has in each of its countries: its count, shared out by population. */
function* sizesOf(
  { id, countries, absent, count }: BrandItem,
  markets: ReadonlyMap<string, Market>,
): Generator<[country: string, size: number]> {
  const present = [...(countries ?? markets.keys())].filter((country) => !absent.has(country))
  const populationOf = (country: string): number => markets.get(country)?.population ?? 0
  const reach = present.reduce((sum, country) => sum + populationOf(country), 0)
  const isEverywhere = countries === null || countries.size > FEW_COUNTRIES
  for (const country of present) {
    const market = markets.get(country)
    if (!market) continue
    const share = reach > 0 ? market.population / reach : 1 / present.length
    const expected = Math.max(count, UNCOUNTED) * share * weightOf(countries)
    const isMissed = isEverywhere && !market.seen.has(id) && isCovered(market)
    const size = isMissed ? expected * UNSEEN_WEIGHT : expected
    if (isEverywhere && size < LEAST_EXPECTED) continue
    yield [country, size]
  }
}

function weightOf(countries: BrandItem['countries']): number {
  if (countries === null) return WORLDWIDE_WEIGHT
  return countries.size === 1 ? LOCAL_WEIGHT : 1
}

/** Whether our own data show enough of a country. */
function isCovered({ seen }: Market): boolean {
  return [...seen.values()].reduce((sum, count) => sum + count, 0) >= ENOUGH_SEEN
}

function toRanks(country: string, sizes: [Brand, number][]): RankedBrand[] {
  const ranks = [1, 2, 3, 4] as const
  const named = sizes.map(([brand, size]) => ({ brand, size, name: nameIn(country, brand) }))
  named.sort((a, b) => b.size - a.size || (a.name < b.name ? -1 : 1))
  const ranked = named.map(({ brand, name }, index) => {
    const place = SHARES.findIndex((share) => index < Math.ceil(share * named.length))
    const rank: RankedBrand['rank'] = ranks[place] ?? 5
    return { brand, name, rank }
  })
  ranked.sort((a, b) => a.rank - b.rank || a.name.localeCompare(b.name, 'en'))
  return ranked.map(({ brand, name, rank }): RankedBrand => {
    const isOther = name !== brand.name
    return { id: brand.id, rank, ...(isOther && { name, language: languageOf(name, [country]) }) }
  })
}
