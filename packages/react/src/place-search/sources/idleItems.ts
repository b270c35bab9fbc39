import type { PlaceSearchItem } from '../PlaceSearchItem.ts'
import type { BoxState } from '../reduce.ts'

/**
 * The rows for an empty input: the user's location, and saved places. Undefined while the places are being read, so that no row moves down
 * when they arrive.
 */
export function idleItems(
  { saved, location }: Pick<BoxState, 'saved' | 'location'>,
  { saves, locates }: { readonly saves: boolean; readonly locates: boolean },
): readonly PlaceSearchItem[] | undefined {
  if (saves && !saved) return undefined
  const items: PlaceSearchItem[] = saves ? [...(saved ?? [])] : []
  if (items.length > 0) items.push({ kind: 'edit', key: 'edit' })
  if (locates) items.unshift({ kind: 'locate', key: 'locate', progress: location })
  return items
}
