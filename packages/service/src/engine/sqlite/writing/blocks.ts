import type { Coordinate } from '@signpost/client/domain'

/** Some 500 meters of latitude. */
const BLOCKS_PER_DEGREE = 200
const COLUMNS = 360 * BLOCKS_PER_DEGREE

/** The block of a point on a grid of degrees, as a number. */
export function blockOf({ latitude, longitude }: Coordinate): number {
  const row = Math.floor((latitude + 90) * BLOCKS_PER_DEGREE)
  return row * COLUMNS + Math.floor((longitude + 180) * BLOCKS_PER_DEGREE)
}

/** True for the same block and for those that touch it. */
export function isBeside(a: number, b: number): boolean {
  const rows = Math.floor(a / COLUMNS) - Math.floor(b / COLUMNS)
  const columns = (a % COLUMNS) - (b % COLUMNS)
  return Math.abs(rows) <= 1 && Math.abs(columns) <= 1
}
