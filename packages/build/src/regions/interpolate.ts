import type { Coordinate, Position } from '@signpost/client/domain'
import { pointAlong } from '../lines.ts'

/** A house number at a place on a line. */
export interface NumberedPoint {
  houseNumber: number
  /** The index of the point in the line. */
  index: number
}

/** The step between two house numbers. Other values of the tag cannot be interpolated. */
const STEPS = new Map([
  ['all', 1],
  ['even', 2],
  ['odd', 2],
])
const MOST_NUMBERS = 500

/**
 * The house numbers between the known ones along a line, at even distances. The known ones are omitted because they have addresses. `kind` is the
 * value of the tag `addr:interpolation`.
 */
export function interpolate(
  kind: string,
  line: readonly Position[],
  known: readonly NumberedPoint[],
): { houseNumber: number; coordinate: Coordinate }[] {
  const step = STEPS.get(kind)
  if (step === undefined) return []
  return known.slice(1).flatMap((to, index) => {
    const from = known[index] ?? to
    const count = Math.abs(to.houseNumber - from.houseNumber) / step
    if (!Number.isInteger(count) || count > MOST_NUMBERS) return []
    const stretch = line.slice(from.index, to.index + 1)
    const direction = to.houseNumber > from.houseNumber ? step : -step
    return Array.from({ length: Math.max(0, count - 1) }, (_, place) => {
      const [longitude, latitude] = pointAlong(stretch, (place + 1) / count)
      const houseNumber = from.houseNumber + (place + 1) * direction
      return { houseNumber, coordinate: { latitude, longitude } }
    })
  })
}
