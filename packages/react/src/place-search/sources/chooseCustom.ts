import type { CustomItem } from '../PlaceSearchItem.ts'
import { isOwnSource, type PlaceSearchSourceOption } from './PlaceSearchSource.ts'

/** Calls `onSelect` of the source of an item. */
export function chooseCustom(
  sources: readonly PlaceSearchSourceOption[],
  { source, item }: CustomItem,
): void {
  sources
    .filter(isOwnSource)
    .find(({ id }) => id === source)
    ?.onSelect?.(item)
}
