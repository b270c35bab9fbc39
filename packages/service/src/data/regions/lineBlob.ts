import type { Position } from '@signpost/client/domain'

/** Positions are whole numbers of ten-millionths of a degree, as OpenStreetMap has them. */
const UNITS_PER_DEGREE = 1e7

/** A line as bytes. */
export function packLine(line: readonly Position[]): Uint8Array {
  const units = new Int32Array(line.length * 2)
  for (const [index, [longitude, latitude]] of line.entries()) {
    units[2 * index] = Math.round(longitude * UNITS_PER_DEGREE)
    units[2 * index + 1] = Math.round(latitude * UNITS_PER_DEGREE)
  }
  return new Uint8Array(units.buffer)
}

/** The line of such bytes; none of anything else. */
export function unpackLine(bytes: unknown): Position[] {
  if (!(bytes instanceof Uint8Array)) return []
  const units = new Int32Array(bytes.slice().buffer)
  return Array.from({ length: units.length / 2 }, (_, index) => [
    (units[2 * index] ?? 0) / UNITS_PER_DEGREE,
    (units[2 * index + 1] ?? 0) / UNITS_PER_DEGREE,
  ])
}
