import type { Coordinate } from '@signpost/client/domain'

/**
 * Cells of the map. The earth is a cube blown up to a ball: six faces, each cut in four again and again. Unlike a grid of degrees it
 * has no seam at the 180th meridian and no slivers at the poles, and cells of a level are of much the same size.
 *
 * A cell of the finest level is a number; the cell of a coarser level that holds it is its quotient by a power of four.
 */

/** How often a face is cut for the finest cells, which are about 2.4 km wide. */
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

/** How many finest cells one of a level holds. */
export function finestCellsIn(level: number): number {
  return 4 ** (FINEST_LEVEL - level)
}

/** The cells of a level that lie within half their width of a point: the one that holds it and up to three neighbours. */
export function cellsAround(point: Coordinate, level: number): number[] {
  const center = toVector(point)
  const [east, north] = tangents(center)
  const half = Math.PI / 4 / 2 ** level
  const cells = new Set<number>([cellAt(level, cellOfVector(center))])
  for (const x of [-half, half]) {
    for (const y of [-half, half]) {
      const corner: Vector = [
        center[0] + x * east[0] + y * north[0],
        center[1] + x * east[1] + y * north[1],
        center[2] + x * east[2] + y * north[2],
      ]
      cells.add(cellAt(level, cellOfVector(corner)))
    }
  }
  return [...cells]
}

type Vector = readonly [x: number, y: number, z: number]

function toVector({ latitude, longitude }: Coordinate): Vector {
  const phi = (latitude * Math.PI) / 180
  const lambda = (longitude * Math.PI) / 180
  return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)]
}

/** Two directions along the ground, at right angles; at a pole, where there is no east, any two. */
function tangents([x, y, z]: Vector): [Vector, Vector] {
  const length = Math.hypot(x, y)
  const east: Vector = length > 1e-9 ? [-y / length, x / length, 0] : [1, 0, 0]
  const north: Vector = [y * 0 - z * east[1], z * east[0] - x * 0, x * east[1] - y * east[0]]
  return [east, north]
}

function cellOfVector([x, y, z]: Vector): number {
  const [ax, ay, az] = [Math.abs(x), Math.abs(y), Math.abs(z)]
  if (ax >= ay && ax >= az) return cellOnFace(x > 0 ? 0 : 1, y / ax, z / ax)
  if (ay >= az) return cellOnFace(y > 0 ? 2 : 3, x / ay, z / ay)
  return cellOnFace(z > 0 ? 4 : 5, x / az, y / az)
}

function cellOnFace(face: number, u: number, v: number): number {
  return face * side * side + interleave(step(u)) + 2 * interleave(step(v))
}

// By the angle, not by its tangent: otherwise cells in the middle of a face would be five times as large as those in its corners.
function step(tangent: number): number {
  const share = (Math.atan(tangent) * 4) / Math.PI / 2 + 0.5
  return Math.min(side - 1, Math.max(0, Math.floor(share * side)))
}

/** Puts a zero before each of the 12 bits of a number. */
function interleave(bits: number): number {
  let spread = (bits | (bits << 8)) & 0x00ff00ff
  spread = (spread | (spread << 4)) & 0x0f0f0f0f
  spread = (spread | (spread << 2)) & 0x33333333
  return (spread | (spread << 1)) & 0x55555555
}
