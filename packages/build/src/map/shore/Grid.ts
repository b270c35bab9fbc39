import type { Position } from '@signpost/client/domain'
import { fromMercator, toMercator } from '@signpost/service/internal'

/** The zoom whose tiles are the cells of a grid. They are about 30 m wide. */
const CELL_ZOOM = 20

/** The number of cells around the earth. */
export const CELLS: number = 2 ** CELL_ZOOM

/** A window of cells: its first column and row, and its size. */
export interface Grid {
  left: number
  top: number
  width: number
  height: number
}

/** Converts a position to a column and row of a grid, with fractions. */
export function toGrid({ left, top }: Grid, position: Position): [x: number, y: number] {
  const [x, y] = toMercator(position)
  return [x * CELLS - left, y * CELLS - top]
}

/** Converts a column and row of a grid to a position. */
export function fromGrid({ left, top }: Grid, x: number, y: number): Position {
  return fromMercator((left + x) / CELLS, (top + y) / CELLS)
}

/** The width of a grid's cells in meters. */
export function cellMeters({ top, height }: Grid): number {
  const equator = 40_075_016
  return equator / CELLS / Math.cosh(Math.PI * (1 - (2 * (top + height / 2)) / CELLS))
}
