import type { CatalogCategory } from '@signpost/client'
import { fold } from '@signpost/client/domain'
import { categoryIconName, categoryPaths } from '../icons/categoryIcons.ts'
import { iconPaths } from '../icons/iconPaths.ts'

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

/** The icon of a category of the upper level: the icon of its code, else one chosen by its name, else a generic one. */
export function groupIconPath(category: { readonly code: string; readonly name: string }): string {
  const icon = categoryIconName([category])
  if (icon) return categoryPaths[icon]
  const code = category.code.slice(0, 100)
  return paths.find(([words]) => words.test(code))?.[1] ?? iconPaths.place
}

/** The icons of catalog groups that mix kinds of places, as in `iconPaths`. */
export const groupPaths = {
  sport:
    'M16.5 10a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0ZM10 3.5v13M3.5 10h13M5.4 5.4c2.6 2.5 2.6 6.7 0 9.2m9.2-9.2c-2.6 2.5-2.6 6.7 0 9.2',
  civic: 'M3 16.5h14M4.5 16.5V9h11v7.5M3 9l7-3.5L17 9M10 5.5V2.75h3v1.5h-3M8.25 16.5v-4h3.5v4',
  service:
    'M4 7h12a.75.75 0 0 1 .75.75v7a.75.75 0 0 1-.75.75H4a.75.75 0 0 1-.75-.75v-7A.75.75 0 0 1 4 7Zm3.25 0V5.25a1 1 0 0 1 1-1h3.5a1 1 0 0 1 1 1V7M3.25 11h13.5M10 10.25v1.5',
} as const

const paths: readonly (readonly [RegExp, string])[] = [
  [/automotive|vehicle/i, categoryPaths.fuel],
  [/arts|culture|sights|attraction|entertainment/i, categoryPaths.theatre],
  [/sport|recreation|leisure/i, groupPaths.sport],
  [/community|public|government/i, groupPaths.civic],
  [/service|business|office/i, groupPaths.service],
]
