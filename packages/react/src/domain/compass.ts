/** The points of the compass, clockwise from north. */
export const compassPoints = [
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
