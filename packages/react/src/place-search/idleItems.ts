import type { LocationProgress, PlaceSearchItem, SavedItem } from './PlaceSearchItem.ts'

/** The rows while nothing is typed: the user's location, and the places that were chosen before. */
export function idleItems(
  saved: readonly SavedItem[],
  locate: boolean | undefined,
  progress: LocationProgress | undefined,
): readonly PlaceSearchItem[] {
  const items: PlaceSearchItem[] = [...saved]
  if (locate) items.unshift({ kind: 'locate', key: 'locate', progress })
  if (saved.length > 0) items.push({ kind: 'edit', key: 'edit' })
  return items
}
