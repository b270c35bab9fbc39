import type { Category } from '@signpost/client'

/** The categories of a place, without those that are parents of others: a theatre is a sight anyway. */
export function placeKinds(categories: readonly Category[]): readonly Category[] {
  const above = new Set(
    categories.flatMap(({ code, parent }) => (parent && parent.code !== code ? parent.code : [])),
  )
  const kinds = categories.filter(({ code }) => !above.has(code))
  return kinds.length > 0 ? kinds : categories
}
