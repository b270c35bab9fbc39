import type { Coordinate } from '@signpost/client/domain'

/**
 * Cells of the map. The earth is a cube blown up to a ball: six faces, each cut in four again and again. Unlike a grid of degrees it
 * has no seam at the 180th meridian and no slivers at the poles, and cells of a level are of much the same size.
 *
 * A cell of the finest level is a number; the cell of a coarser level that holds it is its quotient by a power of four.
 */

/** The number of times a face is cut for the finest cells, which are about 2.4 km wide. */
export const FINEST_LEVEL = 12

const side = 2 ** FINEST_LEVEL

/** The finest cell in which a point lies. */
export function cellOf(point: Coordinate): number {
  return cellOfVector(toVector(point))
}

/** The cell of a coarser level that holds a finest cell. */
export function cellAt(level: number, finest: number): number {
  return Math.floor(finest / finestCellsIn(level))
}

/** The number of finest cells in one of a level. */
export function finestCellsIn(level: number): number {
  return 4 ** (FINEST_LEVEL - level)
}

/**
 * The cells of a level around a point. Of the finest cells these are the one that contains it and its eight neighbors, with every point within some 1.7 km.
 * Of the coarser ones, which are far larger than a walk, the neighbors on its nearer sides are enough: at most four cells.
 */
export function cellsAround(point: Coordinate, level: number): number[] {
  const { face, u, v } = onFace(toVector(point))
  const cells = new Set<number>()
  for (const across of anglesAround(u, level)) {
    for (const along of anglesAround(v, level)) {
      const [x, y] = [Math.tan(across), Math.tan(along)]
      // A corner beyond the edge of its face, with x or y above 1, must keep its row or column on the next face.
      const corner = fromFace({
        face,
        u: x * Math.max(1, Math.abs(y)),
        v: y * Math.max(1, Math.abs(x)),
      })
      cells.add(cellAt(level, cellOfVector(corner)))
    }
  }
  return [...cells]
}

/** The angles of the middles of three finest cells, or those half a cell to each side of the point. */
function anglesAround(tangent: number, level: number): number[] {
  const angle = Math.atan(tangent)
  const width = Math.PI / 2 / 2 ** level
  if (level < FINEST_LEVEL) return [angle - width / 2, angle + width / 2]
  const middle = (Math.floor(angle / width) + 0.5) * width
  return [middle - width, middle, middle + width]
}

type Vector = readonly [x: number, y: number, z: number]

function toVector({ latitude, longitude }: Coordinate): Vector {
  const phi = (latitude * Math.PI) / 180
  const lambda = (longitude * Math.PI) / 180
  return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)]
}

/** A point of the cube: one of its six faces, and the position on it, from -1 to 1. A position beyond that lies on another face. */
interface FacePoint {
  face: number
  u: number
  v: number
}

function onFace([x, y, z]: Vector): FacePoint {
  const [ax, ay, az] = [Math.abs(x), Math.abs(y), Math.abs(z)]
  if (ax >= ay && ax >= az) return { face: x > 0 ? 0 : 1, u: y / ax, v: z / ax }
  if (ay >= az) return { face: y > 0 ? 2 : 3, u: x / ay, v: z / ay }
  return { face: z > 0 ? 4 : 5, u: x / az, v: y / az }
}

function fromFace({ face, u, v }: FacePoint): Vector {
  const sign = face % 2 === 0 ? 1 : -1
  if (face < 2) return [sign, u, v]
  return face < 4 ? [u, sign, v] : [u, v, sign]
}

function cellOfVector(vector: Vector): number {
  const { face, u, v } = onFace(vector)
  return face * side * side + interleave(step(u)) + 2 * interleave(step(v))
}

// The angle is used instead of its tangent, with which cells in the middle of a face would be five times as large as those in its corners.
function step(tangent: number): number {
  const share = (Math.atan(tangent) * 4) / Math.PI / 2 + 0.5
  return Math.min(side - 1, Math.max(0, Math.floor(share * side)))
}

/** Inserts a zero before each of the 12 bits of a number. */
function interleave(bits: number): number {
  let spread = (bits | (bits << 8)) & 0x00ff00ff
  spread = (spread | (spread << 4)) & 0x0f0f0f0f
  spread = (spread | (spread << 2)) & 0x33333333
  return (spread | (spread << 1)) & 0x55555555
}
