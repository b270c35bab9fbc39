import { type Coordinate, distanceBetween } from '@signpost/client/domain'
import type { AreaBorder } from '@signpost/service/internal'
import type { Border } from './createBorders.ts'

/** The border of an area whose record is at a coordinate, such as the square in the middle of a town, far from the middle of its border. */
export function borderAround(
  coordinate: Coordinate,
  { ref, center, reach }: Pick<Border, 'ref' | 'center' | 'reach'>,
): AreaBorder {
  return { ref, reach: reach + distanceBetween(center, coordinate) }
}
