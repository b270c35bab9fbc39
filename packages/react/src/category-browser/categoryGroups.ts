import type { CatalogCategory } from '@signpost/client'
import { fold } from '@signpost/client/domain'

/** A category of the upper level, and those below it that are shown. */
export interface CategoryGroup {
  /** With all its children. */
  readonly category: CatalogCategory
  readonly children: readonly CatalogCategory[]
  /** True when the group is shown because its children match. */
  readonly isFoundBelow: boolean
}

/**
 * The catalog as it is shown: all of it, or, when something is typed, the categories whose names contain every typed word, ignoring case and accents, in any language that the service sent; each below its group.
 */
export function categoryGroups(
  catalog: readonly CatalogCategory[],
  text: string,
): readonly CategoryGroup[] {
  if (text.trim() === '') {
    return catalog.map((category) => ({
      category,
      children: category.children,
      isFoundBelow: false,
    }))
  }
  const words = wordsOf(text)
  return catalog.flatMap((category): CategoryGroup[] => {
    const found = category.children.filter((child) => isNamed(child, words))
    if (found.length > 0) return [{ category, children: found, isFoundBelow: true }]
    return isNamed(category, words)
      ? [{ category, children: category.children, isFoundBelow: false }]
      : []
  })
}

/** The catalog without repeated codes in a level: no category is its own child, and none is a child twice. */
export function tidyCatalog(catalog: readonly CatalogCategory[]): readonly CatalogCategory[] {
  return distinct(catalog).map((category) => ({
    ...category,
    children: distinct(category.children).filter(({ code }) => code !== category.code),
  }))
}

function distinct(categories: readonly CatalogCategory[]): readonly CatalogCategory[] {
  const codes = new Set<string>()
  return categories.filter(({ code }) => !codes.has(code) && codes.add(code))
}

function isNamed(category: CatalogCategory, words: readonly string[]): boolean {
  const names = namesOf(category)
  return words.every((word) => names.includes(word))
}

/** The number of typed characters that are read. */
const longestTyped = 100

function wordsOf(text: string): readonly string[] {
  return fold(text.slice(0, longestTyped))
    .split(/[\s'’]+/)
    .filter(Boolean)
}

/** Cached, because folding costs more than comparing, and a catalog is searched on every key press. */
const folded = new WeakMap<CatalogCategory, string>()

function namesOf(category: CatalogCategory): string {
  let own = folded.get(category)
  if (own === undefined) {
    const { name, names } = category
    own = [name, ...names.flatMap((one) => [one.name, one.shortName ?? ''])].map(fold).join('\n')
    folded.set(category, own)
  }
  return own
}
