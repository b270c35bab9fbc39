import type { Coordinate, Suggestion } from '@signpost/client'
import { hashKey } from '@tanstack/react-query'

/** What stands in a search box and was chosen: a suggestion, a point, or the address at one; with the text that stands for it. */
export interface PlaceSearchValue {
  readonly text: string
  readonly suggestion?: Suggestion | undefined
  /** Where it is, as soon as that is known. */
  readonly coordinate?: Coordinate | undefined
  /** The id of the place, once it was looked up. It tells places apart, and is not for storage. */
  readonly id?: string | undefined
}

/** Whether two values mean the same, whoever made them. */
export function isSameValue(
  a: PlaceSearchValue | null | undefined,
  b: PlaceSearchValue | null | undefined,
): boolean {
  return hashKey([a]) === hashKey([b])
}
