import { CELLS, type Grid } from './Grid.ts'

/** A grid around cells that lie together, and which of its cells those are. */
export interface MarkedGrid {
  grid: Grid
  marked: Uint8Array
}

/** Cells around the marked ones that belong to a grid too. */
const MARGIN = 100

/** The size in cells of a block. Cells are grouped by blocks, and blocks that touch are one grid. */
const BLOCK = 1024
const MOST_BLOCKS = 40

/** Puts a grid around each place where marked cells lie together; around a very large one, none. */
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

/** Blocks by groups of such as touch, also at a corner. */
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
