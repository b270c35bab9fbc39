import type { Position } from '@signpost/client/domain'
import { type Grid, toGrid } from './Grid.ts'

/** Marks the cells of a grid whose center is inside polygons, row by row. */
export function fillLand(
  grid: Grid,
  polygons: readonly (readonly (readonly Position[])[])[],
): Uint8Array {
  const { width, height } = grid
  const land = new Uint8Array(width * height)
  for (const rings of polygons) {
    const crossings = rings.reduce(
      (rows, ring) => addCrossings(rows, ring, grid),
      new Map<number, number[]>(),
    )
    for (const [row, columns] of crossings) {
      columns.sort((a, b) => a - b)
      for (let index = 0; index + 1 < columns.length; index += 2) {
        const from = Math.max(0, Math.ceil((columns[index] ?? 0) - 0.5))
        const to = Math.min(width, Math.ceil((columns[index + 1] ?? 0) - 0.5))
        if (to > from) land.fill(1, row * width + from, row * width + to)
      }
    }
  }
  return land
}

/** Adds the points at which a ring crosses the center line of each row. */
function addCrossings(
  rows: Map<number, number[]>,
  ring: readonly Position[],
  grid: Grid,
): Map<number, number[]> {
  let before: readonly [number, number] | undefined
  for (const position of ring) {
    const [x, y] = toGrid(grid, position)
    if (before !== undefined && before[1] !== y) {
      const [fromX, fromY] = before
      const first = Math.max(0, Math.ceil(Math.min(fromY, y) - 0.5))
      const last = Math.min(grid.height, Math.ceil(Math.max(fromY, y) - 0.5))
      for (let row = first; row < last; row++) {
        const column = fromX + ((x - fromX) * (row + 0.5 - fromY)) / (y - fromY)
        const known = rows.get(row)
        if (known) known.push(column)
        else rows.set(row, [column])
      }
    }
    before = [x, y]
  }
  return rows
}
