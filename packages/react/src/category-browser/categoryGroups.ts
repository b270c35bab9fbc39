import type { CatalogCategory } from '@signpost/client'
import { fold } from '@signpost/client/domain'

/** A category of the upper level, with its visible children. */
export interface CategoryGroup {
  /** The category with all its children, visible or not. */
  readonly category: CatalogCategory
  readonly children: readonly CatalogCategory[]
  /** True when the group is shown because its children match. */
  readonly isFoundBelow: boolean
}

/**
 * Returns the visible catalog: all of it or, with a typed text, the categories with a name that contains every typed word, in any language
 * that the service sent, ignoring case and accents. Matches appear below their group.
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

/** Removes repeated codes: a category cannot be its own child, or a child twice. */
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

/** The maximum number of typed characters that are used. */
const longestTyped = 100

function wordsOf(text: string): readonly string[] {
  return fold(text.slice(0, longestTyped))
    .split(/[\s'’]+/)
    .filter(Boolean)
}

/**
 * The folded names of each category. They are cached, because folding costs more than comparing, and each key searches the whole catalog.
 */
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
