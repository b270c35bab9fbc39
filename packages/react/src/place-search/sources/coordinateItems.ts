import { formatCoordinate, parseCoordinate } from '@signpost/client/domain'
import type { CoordinateItem } from '../PlaceSearchItem.ts'

/** The row for a text that is a coordinate; none for another text. */
export function coordinateItems(text: string): readonly CoordinateItem[] {
  if (!twoNumbers.test(text)) return []
  const coordinate = parseCoordinate(text)
  const shown = coordinate && formatCoordinate(coordinate)
  if (!coordinate || shown === undefined) return []
  return [{ kind: 'coordinate', key: `point\n${shown}`, coordinate, text: shown }]
}

const twoNumbers = /\p{Nd}\P{Nd}+\p{Nd}/u
