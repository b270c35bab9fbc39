import type { Coordinate, Suggestion } from '@signpost/client'
import { hashKey } from '@tanstack/react-query'

/** A choice in a search box: a suggestion, a coordinate, or the address at a coordinate, with the text that the input shows for it. */
export interface PlaceSearchValue {
  readonly text: string
  readonly suggestion?: Suggestion | undefined
  /** The position; undefined until it is known. */
  readonly coordinate?: Coordinate | undefined
  /** The id of the place; undefined until the place was looked up. It identifies the place on this page only; do not store it. */
  readonly id?: string | undefined
}

/** True when two values are equal by content. */
export function isSameValue(
  a: PlaceSearchValue | null | undefined,
  b: PlaceSearchValue | null | undefined,
): boolean {
  return hashKey([a]) === hashKey([b])
}

/** The form fields of a choice beside its text. Each key is the suffix of the field's name; unknown values are undefined. */
export function placeSearchFields(
  value: PlaceSearchValue | null,
): Readonly<Record<string, string | number | undefined>> {
  return { id: value?.id, kind: value?.suggestion?.kind, ...value?.coordinate }
}
