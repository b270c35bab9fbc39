/** A run of rows that are rendered together or not at all. */
export interface RowBlock {
  readonly index: number
  /** The first row, and the one after the last. */
  readonly first: number
  readonly end: number
  readonly isShown: boolean
}

const rowsInBlock = 20

/** The block of a row. */
export function blockOf(row: number): number {
  return Math.floor(row / rowsInBlock)
}

/** The rows in blocks. Of a windowed list, the visible blocks are rendered, their neighbors, and those of the rows that must remain. */
export function rowBlocks(
  count: number,
  window: { readonly inSight: readonly number[]; readonly pinned: readonly number[] } | undefined,
): RowBlock[] {
  if (window === undefined)
    return count > 0 ? [{ index: 0, first: 0, end: count, isShown: true }] : []
  const shown = new Set([
    ...window.inSight.flatMap((block) => [block - 1, block, block + 1]),
    ...window.pinned.map(blockOf),
  ])
  return Array.from({ length: Math.ceil(count / rowsInBlock) }, (_, index) => ({
    index,
    first: index * rowsInBlock,
    end: Math.min((index + 1) * rowsInBlock, count),
    isShown: shown.has(index),
  }))
}
