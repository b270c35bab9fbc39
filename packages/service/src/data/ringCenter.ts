import type { Position } from '@signpost/client/domain'

export interface RingCenter {
  center: Position
  /** In square degrees; only good for comparing. */
  size: number
}

/** The centroid of a closed ring. Counted from the ring's first point: sums over degrees as they are lose the last meters. */
export function ringCenter(ring: readonly Position[]): RingCenter {
  const [originX, originY] = ring[0] ?? [0, 0]
  let size = 0
  let sumX = 0
  let sumY = 0
  let lastX = 0
  let lastY = 0
  for (const [longitude, latitude] of ring) {
    const x = longitude - originX
    const y = latitude - originY
    const cross = lastX * y - x * lastY
    size += cross
    sumX += (lastX + x) * cross
    sumY += (lastY + y) * cross
    lastX = x
    lastY = y
  }
  if (size === 0) return { center: [originX, originY], size: 0 }
  return {
    center: [originX + sumX / (3 * size), originY + sumY / (3 * size)],
    size: Math.abs(size) / 2,
  }
}
