import { formatCoordinate, parseCoordinate } from '@signpost/client/domain'
import type { PlaceSearchItem } from './PlaceSearchItem.ts'

/** The row for a text that is a coordinate: a module of its own, loaded when a text may be one. */
export function coordinateItems(text: string): readonly PlaceSearchItem[] | undefined {
  const coordinate = parseCoordinate(text)
  const shown = coordinate && formatCoordinate(coordinate)
  if (!coordinate || shown === undefined) return undefined
  return [{ kind: 'coordinate', key: `point\n${shown}`, coordinate, text: shown }]
}
