import type { Position } from '@signpost/client/domain'

/** A geometry of one part, as it is stored in the map file. */
export type PartGeometry =
  | { type: 'Point'; coordinates: Position }
  | { type: 'LineString'; coordinates: readonly Position[] }
  | { type: 'Polygon'; coordinates: readonly (readonly Position[])[] }

const POINT = 1
const LINE = 2
const POLYGON = 3
const PRECISION = 1e7

/** Encodes a geometry as 32-bit numbers: its type, the length of each ring or line, then all positions. */
export function encodeGeometry(geometry: PartGeometry): Uint8Array {
  const lines = linesOf(geometry)
  const type = { Point: POINT, LineString: LINE, Polygon: POLYGON }[geometry.type]
  const head = [type, lines.length, ...lines.map((line) => line.length)]
  const positions = lines.flatMap((line) => line.flatMap((position) => [...position].map(toUnits)))
  return new Uint8Array(Int32Array.from([...head, ...positions]).buffer)
}

type Point = [longitude: number, latitude: number]

/** Decodes the result of `encodeGeometry`, to GeoJSON that libraries accept. */
export function decodeGeometry(
  blob: Uint8Array,
):
  | { type: 'Point'; coordinates: Point }
  | { type: 'LineString'; coordinates: Point[] }
  | { type: 'Polygon'; coordinates: Point[][] } {
  // A copy is needed because the bytes from a database may not be aligned for 32-bit numbers.
  const numbers = new Int32Array(blob.slice().buffer)
  const [type, count = 0] = numbers
  let at = 2 + count
  const lines = Array.from(numbers.subarray(2, at), (length) => {
    const line: Point[] = []
    for (const end = at + 2 * length; at < end; at += 2) {
      line.push([(numbers[at] ?? 0) / PRECISION, (numbers[at + 1] ?? 0) / PRECISION])
    }
    return line
  })
  const [first = []] = lines
  if (type === POLYGON) return { type: 'Polygon', coordinates: lines }
  if (type === LINE) return { type: 'LineString', coordinates: first }
  return { type: 'Point', coordinates: first[0] ?? [0, 0] }
}

/** The lines of a geometry; a point is a line of one position. */
export function linesOf(geometry: PartGeometry): readonly (readonly Position[])[] {
  switch (geometry.type) {
    case 'Point':
      return [[geometry.coordinates]]
    case 'LineString':
      return [geometry.coordinates]
    case 'Polygon':
      return geometry.coordinates
  }
}

function toUnits(degrees: number): number {
  return Math.round(degrees * PRECISION)
}
