import type { CatalogCategory } from '@signpost/client'
import { matchesAllWords } from '@signpost/client/domain'

/** A category of the upper level, and those below it that are shown. */
export interface CategoryGroup {
  /** With all its children. */
  readonly category: CatalogCategory
  readonly children: readonly CatalogCategory[]
  /** Whether it is shown because of what is below it. */
  readonly isFoundBelow: boolean
}

/**
 * The catalog as it is shown: all of it, or, when something is typed, the categories in whose names each typed word begins a word, in any
 * language that the service sent, each below its group.
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
  return catalog.flatMap((category): CategoryGroup[] => {
    const found = category.children.filter((child) => isNamed(child, text))
    if (found.length > 0) return [{ category, children: found, isFoundBelow: true }]
    return isNamed(category, text)
      ? [{ category, children: category.children, isFoundBelow: false }]
      : []
  })
}

/** A catalog in which each code stands once in a level: no category is below itself, and none twice below another. */
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

function isNamed({ name, names }: CatalogCategory, text: string): boolean {
  const lines = names.flatMap((one) => [one.name, one.shortName ?? ''])
  return matchesAllWords([name, ...lines], text)
}
