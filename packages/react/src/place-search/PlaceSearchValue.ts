import type { Coordinate, Suggestion } from '@signpost/client'
import { hashKey } from '@tanstack/react-query'

/** A choice in a search box: a suggestion, a point, or the address at one; with the text that stands for it. */
export interface PlaceSearchValue {
  readonly text: string
  readonly suggestion?: Suggestion | undefined
  /** The position, as soon as it is known. */
  readonly coordinate?: Coordinate | undefined
  /** The id of the place, once it was looked up. It identifies the place on this page, and is not for storage. */
  readonly id?: string | undefined
}

/** True when two values mean the same, even as different objects. */
export function isSameValue(
  a: PlaceSearchValue | null | undefined,
  b: PlaceSearchValue | null | undefined,
): boolean {
  return hashKey([a]) === hashKey([b])
}

/** The fields that a form sends of a choice beside its text, as far as they are known, by the names that follow that of the text. */
export function placeSearchFields(
  value: PlaceSearchValue | null,
): Readonly<Record<string, string | number | undefined>> {
  return { id: value?.id, kind: value?.suggestion?.kind, ...value?.coordinate }
}
