import type { Bounds, Coordinate } from '@signpost/client/domain'

/** A point in tile units (about a centimeter each), counted from the north-west corner of the world. */
export interface GridPoint {
  x: number
  y: number
}

/** The tiles of a city as one grid. The edges are in the units of `GridPoint`. */
export interface TileGrid {
  /** Length of a tile's edge, in tile units. */
  extent: number
  /** Length of the equator, in tile units. */
  worldSize: number
  west: number
  east: number
  north: number
  south: number
}

/** Converts a point of the grid (web Mercator) to a coordinate. */
export function coordinateOf({ x, y }: GridPoint, { worldSize }: TileGrid): Coordinate {
  const longitude = (x / worldSize) * 360 - 180
  const latitude = (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / worldSize))) * 180) / Math.PI
  return { latitude, longitude }
}

export function boundsOf(grid: TileGrid): Bounds {
  const northWest = coordinateOf({ x: grid.west, y: grid.north }, grid)
  const southEast = coordinateOf({ x: grid.east, y: grid.south }, grid)
  return {
    north: northWest.latitude,
    west: northWest.longitude,
    south: southEast.latitude,
    east: southEast.longitude,
  }
}

/** True when the line between two points runs along a border between tiles of the grid. */
export function isAlongBorder(a: GridPoint, b: GridPoint, grid: TileGrid): boolean {
  const { extent } = grid
  const vertical = a.x === b.x && a.x % extent === 0 && a.x > grid.west && a.x < grid.east
  return vertical || (a.y === b.y && a.y % extent === 0 && a.y > grid.north && a.y < grid.south)
}
