import type { Coordinate } from '@signpost/client/domain'

/** A seeded random number generator, from 0 to 1. */
export type Random = () => number

export function createRandom(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export function pick<Item>(items: readonly Item[], random: Random): Item | undefined {
  return items[Math.floor(random() * items.length)]
}

/** A random point in a circle. */
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
