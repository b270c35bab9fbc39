import type { Coordinate, Vehicle } from '@signpost/client'
import { distanceBetween, formatDuration } from '@signpost/client/domain'
import { type Near, resolveNear } from './near.ts'

/** Meters of the straight line in a minute, at a slow pace and with detours. */
const pace: Readonly<Record<Vehicle, number>> = {
  car: 150,
  truck: 150,
  bicycle: 100,
  pedestrian: 40,
}

export interface LongestTravelTimeOptions {
  readonly from: Near | undefined
  readonly to: Coordinate | undefined
  readonly vehicle?: Vehicle | undefined
  readonly locale: string
}

/**
 * A travel time that is as long to read as any that is likely: "58 min", "2 hr 58 min". Its width is reserved while the real one is not known
 * yet, so that nothing moves when it comes, whatever the font.
 */
export function longestTravelTime({
  from,
  to,
  vehicle = 'car',
  locale,
}: LongestTravelTimeOptions): string | undefined {
  const origin = resolveNear(from)
  const meters = origin && to ? distanceBetween(origin, to) : 0
  const hours = Math.floor(meters / pace[vehicle] / 60)
  return formatDuration((hours * 60 + 58) * 60, { locale })
}
