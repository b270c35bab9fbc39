import type { CatalogBrand } from '@signpost/client'
import { searchBrands } from '@signpost/client/domain'

/** The tiers of brands: rank 1, ranks 2 and 3, and all others. */
export type BrandTierName = 'best' | 'well' | 'more'

/** The brands under one heading. */
export interface BrandTier {
  /** The name of the tier; absent when all brands are in one tier. */
  readonly name?: BrandTierName
  readonly brands: readonly CatalogBrand[]
  /** The number of brands in the preceding tiers. */
  readonly first: number
}

/**
 * Returns the brands of a catalog in tiers: the best known first, and sorted by name in each tier. With a typed text, returns a single tier
 * with the matching brands, the best match first.
 */
export function brandTiers(
  brands: readonly CatalogBrand[],
  text: string,
  language: string,
): readonly BrandTier[] {
  if (text.trim() !== '') {
    const found = searchBrands(brands, text)
    return found.length > 0 ? [{ brands: found, first: 0 }] : []
  }
  const { compare } = new Intl.Collator(language)
  const tiers: BrandTier[] = []
  let first = 0
  for (const name of ['best', 'well', 'more'] as const) {
    const own = brands.filter(({ rank }) => tierOf(rank) === name)
    if (own.length === 0) continue
    tiers.push({ name, brands: own.sort((a, b) => compare(a.name, b.name)), first })
    first += own.length
  }
  return tiers.length > 1 ? tiers : tiers.map(({ brands }) => ({ brands, first: 0 }))
}

function tierOf(rank = 5): BrandTierName {
  if (rank <= 1) return 'best'
  return rank <= 3 ? 'well' : 'more'
}

/** Removes brands with a repeated id, because selections refer to ids. */
export function distinctBrands(brands: readonly CatalogBrand[]): readonly CatalogBrand[] {
  const ids = new Set<string>()
  return brands.filter(({ id }) => !ids.has(id) && ids.add(id))
}
