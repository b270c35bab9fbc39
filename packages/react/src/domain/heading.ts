import type { Route } from '@signpost/client'
import { distanceBetween } from '@signpost/client/domain'

/** The points of the compass, clockwise from north. */
const compassPoints = [
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
] as const

/** A compass direction. */
export type CompassPoint = (typeof compassPoints)[number]

/** The point of the compass nearest to a heading in degrees. */
export function compassPoint(heading: number): CompassPoint | undefined {
  return compassPoints[Math.round((((heading % 360) + 360) % 360) / 45) % 8]
}

/**
 * The heading at the start of a route, in degrees clockwise from north. It is that of its path beyond the first meters, because the maneuver at the start describes a stretch of no length; without a path it is that maneuver's heading.
 */
export function departureHeading({ path, maneuvers }: Route): number | undefined {
  const [start] = path
  if (start === undefined) return maneuvers[0]?.heading
  const from = { longitude: start[0], latitude: start[1] }
  for (const [longitude, latitude] of path) {
    const to = { longitude, latitude }
    if (distanceBetween(from, to) >= metersFirst) return bearing(from, to)
  }
  return maneuvers[0]?.heading
}

/** The meters at the start that may still be a driveway. */
const metersFirst = 10

type Point = Parameters<typeof distanceBetween>[0]

function bearing(from: Point, to: Point): number {
  const [north, south] = [from.latitude * radian, to.latitude * radian]
  const across = (to.longitude - from.longitude) * radian
  const y = Math.sin(across) * Math.cos(south)
  const x = Math.cos(north) * Math.sin(south) - Math.sin(north) * Math.cos(south) * Math.cos(across)
  return (Math.atan2(y, x) / radian + 360) % 360
}

const radian = Math.PI / 180
