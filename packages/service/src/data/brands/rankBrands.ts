import type { RankedBrand } from '../catalog.ts'
import type { Brand } from './mergeBrands.ts'
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
const LOCAL_WEIGHT = 3
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
    Array.from(sizes, ([country, inCountry]) => [country, toRanks([...inCountry])]),
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
    const expected = Math.max(count, UNCOUNTED) * share
    const isMissed = isEverywhere && !market.seen.has(id) && isCovered(market)
    const size = isMissed ? expected * UNSEEN_WEIGHT : expected
    if (isEverywhere && size < LEAST_EXPECTED) continue
    yield [country, countries?.size === 1 ? size * LOCAL_WEIGHT : size]
  }
}

/** Whether our own data show enough of a country. */
function isCovered({ seen }: Market): boolean {
  return [...seen.values()].reduce((sum, count) => sum + count, 0) >= ENOUGH_SEEN
}

function toRanks(sizes: [Brand, number][]): RankedBrand[] {
  sizes.sort(([a, sizeA], [b, sizeB]) => sizeB - sizeA || (a.name < b.name ? -1 : 1))
  const ranks = [1, 2, 3, 4] as const
  const ranked = sizes.map(([brand], index): { brand: Brand; rank: RankedBrand['rank'] } => {
    const place = SHARES.findIndex((share) => index < Math.ceil(share * sizes.length))
    return { brand, rank: ranks[place] ?? 5 }
  })
  ranked.sort((a, b) => a.rank - b.rank || a.brand.name.localeCompare(b.brand.name, 'en'))
  return ranked.map(({ brand: { id }, rank }) => ({ id, rank }))
}
