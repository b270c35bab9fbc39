import type { Position } from '@signpost/client/domain'

/** West, east, south and north of some points. */
export function boxOf(points: readonly Position[]): [number, number, number, number] {
  const box: [number, number, number, number] = [180, -180, 90, -90]
  for (const [longitude, latitude] of points) {
    box[0] = Math.min(box[0], longitude)
    box[1] = Math.max(box[1], longitude)
    box[2] = Math.min(box[2], latitude)
    box[3] = Math.max(box[3], latitude)
  }
  return box
}
