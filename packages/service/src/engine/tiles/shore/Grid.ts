import type { Position } from '@signpost/client/domain'
import { fromMercator, toMercator } from '../mercator.ts'

/** Zoom whose tiles are the cells of a grid: some 30 m wide. */
const CELL_ZOOM = 20

/** Cells around the earth. */
export const CELLS: number = 2 ** CELL_ZOOM

/** A window on the cells of the earth: its first column and row, and how many there are. */
export interface Grid {
  left: number
  top: number
  width: number
  height: number
}

/** The columns and rows of a position in a grid. */
export function toGrid({ left, top }: Grid, position: Position): [x: number, y: number] {
  const [x, y] = toMercator(position)
  return [x * CELLS - left, y * CELLS - top]
}

/** The position at a column and row of a grid. */
export function fromGrid({ left, top }: Grid, x: number, y: number): Position {
  return fromMercator((left + x) / CELLS, (top + y) / CELLS)
}

/** Width of the cells of a grid in meters. */
export function cellMeters({ top, height }: Grid): number {
  const equator = 40_075_016
  return equator / CELLS / Math.cosh(Math.PI * (1 - (2 * (top + height / 2)) / CELLS))
}
