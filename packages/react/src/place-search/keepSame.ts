import { replaceEqualDeep } from '@tanstack/react-query'
import type { PlaceSearchItem } from './PlaceSearchItem.ts'

/** Reuses rows that are equal, and the list when all of them are, so that they need not be rendered again. */
export function keepSame(
  before: readonly PlaceSearchItem[],
  after: readonly PlaceSearchItem[],
): readonly PlaceSearchItem[] {
  const known = new Map(before.map((item) => [item.key, item]))
  const same = after.map((item) => {
    const old = known.get(item.key)
    if (item.kind !== 'custom') return replaceEqualDeep(old, item)
    // What an app's item is made of is not ours to compare.
    return old?.kind === 'custom' && old.item === item.item ? old : item
  })
  const isSame = same.length === before.length && same.every((item, at) => item === before[at])
  return isSame ? before : same
}
