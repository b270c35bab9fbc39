import { type Coordinate, isCoordinate, type Position } from './coordinate.ts'

/** Meters between two points along the surface, on a sphere of the earth's mean radius: accurate to 0.6 %. */
export function distanceBetween(a: Coordinate, b: Coordinate): number {
  return greatCircle(a.latitude, a.longitude, b.latitude, b.longitude)
}

/** `distanceBetween` for plain numbers, for loops over a long path. */
function greatCircle(lat1: number, lon1: number, lat2: number, lon2: number): number {
  const across = Math.sin(((lat2 - lat1) * radian) / 2)
  const along = Math.sin(((lon2 - lon1) * radian) / 2)
  const chord = across * across + Math.cos(lat1 * radian) * Math.cos(lat2 * radian) * along * along
  // Rounding can give a value just above 1 for opposite points.
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(chord)))
}

/** Meters. */
const earthRadius = 6_371_008.8

const radian = Math.PI / 180

/** Meters from the start of a path to each of its points. An unreadable point takes the position of the one before it. */
export function cumulativeDistances(path: readonly Position[]): Float64Array {
  const distances = new Float64Array(path.length)
  let meters = 0
  let last: Position | undefined
  for (const [index, point] of path.entries()) {
    const [longitude, latitude] = point
    if (isCoordinate({ latitude, longitude })) {
      if (last) meters += greatCircle(last[1], last[0], latitude, longitude)
      last = point
    }
    distances[index] = meters
  }
  return distances
}
