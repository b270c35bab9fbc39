import { fold } from './fold.ts'

/** A brand of a place. */
export interface Brand {
  readonly id: string
  readonly name: string
}

/** A brand of the catalog. */
export interface CatalogBrand extends Brand {
  /** 1 is the highest rank, 5 the lowest; absent when the service sends none that can be read. */
  readonly rank?: number | undefined
  /** The language of `name`. */
  readonly language?: string | undefined
  readonly aliases: readonly BrandAlias[]
}

export interface BrandAlias {
  readonly name: string
  readonly language?: string | undefined
}

/**
 * The brands that match a typed text, by name or alias, ignoring case, accents and punctuation: first exact names, then names that begin with it, names with a word that begins with it, and names that contain it; among these by rank, then in their order. A blank text returns all brands in their order.
 */
export function searchBrands(
  brands: readonly CatalogBrand[],
  text: string,
): readonly CatalogBrand[] {
  if (text.trim() === '') return brands
  const query = readSpelling(text)
  return brands
    .map((brand) => ({ brand, match: matchBrand(brand, query) }))
    .filter(({ match }) => match < noMatch)
    .sort((a, b) => a.match - b.match || rankOf(a.brand) - rankOf(b.brand))
    .map(({ brand }) => brand)
}

/** The quality of a match: exact name 0, beginning of the name 1, beginning of a word 2, inside a word 3. */
const noMatch = 4

function matchBrand(brand: CatalogBrand, query: Spelling): number {
  let best = noMatch
  for (const spelling of spellingsOf(brand)) best = Math.min(best, matchSpelling(spelling, query))
  return best
}

function matchSpelling({ words, solid }: Spelling, query: Spelling): number {
  if (query.solid === '' || !solid.includes(query.solid)) return noMatch
  if (solid === query.solid) return 0
  if (solid.startsWith(query.solid)) return 1
  return words.includes(query.words) ? 2 : 3
}

function rankOf(brand: CatalogBrand): number {
  return brand.rank ?? Number.MAX_VALUE
}

/** A name folded for comparison, with and without a space before each word, because 7-Eleven is also typed as 7eleven. */
interface Spelling {
  readonly words: string
  readonly solid: string
}

function readSpelling(name: string): Spelling {
  const words = ` ${fold(name)
    .replaceAll("'", '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()}`
  return { words, solid: words.replaceAll(' ', '') }
}

/** Cached, because folding costs more than comparing, and a catalog is searched on every key press. */
const spellings = new WeakMap<CatalogBrand, readonly Spelling[]>()

function spellingsOf(brand: CatalogBrand): readonly Spelling[] {
  let own = spellings.get(brand)
  if (!own) {
    own = [brand, ...brand.aliases].map(({ name }) => readSpelling(name))
    spellings.set(brand, own)
  }
  return own
}
