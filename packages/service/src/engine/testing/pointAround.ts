import type { Coordinate } from '@signpost/client/domain'
import type { Random } from './createRandom.ts'

/** A point at random in a circle. */
export function pointAround(
  { latitude, longitude }: Coordinate,
  kilometers: number,
  random: Random,
): Coordinate {
  const away = (kilometers / 111.2) * Math.sqrt(random())
  const angle = random() * 2 * Math.PI
  return {
    latitude: latitude + away * Math.sin(angle),
    longitude: longitude + (away * Math.cos(angle)) / Math.cos((latitude * Math.PI) / 180),
  }
}
