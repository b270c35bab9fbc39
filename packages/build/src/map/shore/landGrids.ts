import { CELLS, type Grid } from './Grid.ts'

/** A grid around connected marked cells, and the marks of its cells. */
export interface MarkedGrid {
  grid: Grid
  marked: Uint8Array
}

/** The number of cells that a grid extends beyond its marked cells. */
const MARGIN = 100

/** The size of a block in cells. Cells are grouped by blocks, and touching blocks form one grid. */
const BLOCK = 1024
const MOST_BLOCKS = 40

/** Creates a grid for each group of marked cells, but none for a very large group. */
export function landGrids(
  cells: readonly (readonly [column: number, row: number])[],
): MarkedGrid[] {
  const byBlock = Map.groupBy(cells, ([column, row]) => blockAt(column, row))
  return groupsOf(byBlock.keys())
    .filter((blocks) => blocks.length <= MOST_BLOCKS)
    .map((blocks) => toGrid(blocks.flatMap((block) => byBlock.get(block) ?? [])))
}

function toGrid(cells: readonly (readonly [column: number, row: number])[]): MarkedGrid {
  let [left, top, right, bottom] = [CELLS, CELLS, 0, 0]
  for (const [column, row] of cells) {
    left = Math.min(left, column)
    right = Math.max(right, column)
    top = Math.min(top, row)
    bottom = Math.max(bottom, row)
  }
  const grid = {
    left: left - MARGIN,
    top: top - MARGIN,
    width: right - left + 1 + 2 * MARGIN,
    height: bottom - top + 1 + 2 * MARGIN,
  }
  const marked = new Uint8Array(grid.width * grid.height)
  for (const [column, row] of cells) marked[(row - grid.top) * grid.width + column - grid.left] = 1
  return { grid, marked }
}

const BLOCKS = CELLS / BLOCK

function blockAt(column: number, row: number): number {
  return Math.floor(row / BLOCK) * BLOCKS + Math.floor(column / BLOCK)
}

/** Groups touching blocks, also those that touch at a corner. */
function groupsOf(blocks: Iterable<number>): number[][] {
  const open = new Set(blocks)
  const groups: number[][] = []
  for (const start of open) {
    const group: number[] = []
    const waiting = [start]
    for (let block = waiting.pop(); block !== undefined; block = waiting.pop()) {
      if (!open.delete(block)) continue
      group.push(block)
      for (const row of [-BLOCKS, 0, BLOCKS])
        waiting.push(block + row - 1, block + row, block + row + 1)
    }
    groups.push(group)
  }
  return groups
}
