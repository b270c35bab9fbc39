import type { ReactElement, ReactNode } from 'react'
import type { RowBlock } from '../domain/rowBlocks.ts'
import type { WindowedRows } from '../internals/useWindowedRows.ts'

export interface RowBlocksProps {
  /** The result of `useWindowedRows`. */
  readonly rows: Pick<WindowedRows, 'blocks' | 'getGapProps'>
  /** Renders a row, with a key. */
  readonly children: (row: number, block: RowBlock) => ReactElement
}

/** The rendered rows of a list, and the placeholders of the others. */
export function RowBlocks({ rows, children }: RowBlocksProps): ReactNode {
  return rows.blocks.flatMap((block) =>
    block.isShown
      ? Array.from({ length: block.end - block.first }, (_, at) =>
          children(block.first + at, block),
        )
      : [<li {...rows.getGapProps(block)} key={`gap ${block.index}`} data-part="gap" />],
  )
}
