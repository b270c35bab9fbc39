'use client'

import {
  type AriaAttributes,
  type LiHTMLAttributes,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'
import { type RowBlock, rowBlocks } from '../domain/rowBlocks.ts'
import { usePrinting } from './usePrinting.ts'

export interface WindowedRowsOptions {
  readonly count: number
  /** Up to so many rows all stay in the page. */
  readonly whole: number
  /** Rows that stay in the page wherever they are: the one that has the focus, and the chosen one. */
  readonly pinned: readonly number[]
}

export interface WindowedRows {
  readonly blocks: readonly RowBlock[]
  /** True when some rows are not rendered. */
  readonly isPartial: boolean
  readonly showAll: () => void
  /** For a row, which is a child of the list. */
  readonly getRowProps: (row: number, block: RowBlock) => WindowedRowProps
  /** The props of the placeholder for the rows of a block that are not rendered. */
  readonly getGapProps: (block: RowBlock) => LiHTMLAttributes<HTMLLIElement>
}

export type WindowedRowProps = Pick<AriaAttributes, 'aria-setsize' | 'aria-posinset'>

/**
 * Which rows of a long list are in the page: those in sight and some around, as long as the list is neither printed nor asked for whole.
 * Rows may differ in height, and whatever is around the list may scroll. A stylesheet gives gaps a height for as long as none is known.
 */
export function useWindowedRows(
  list: RefObject<HTMLElement | null>,
  { count, whole, pinned }: WindowedRowsOptions,
): WindowedRows {
  const [isWhole, setWhole] = useState(false)
  const [inSight, setInSight] = useState<readonly number[]>([0])
  const heights = useRef(new Map<number, number>())
  const isPrinting = usePrinting()
  const isPartial = count > whole && !isWhole && !isPrinting
  const blocks = rowBlocks(count, isPartial ? { inSight, pinned } : undefined)
  const shown = blocks.flatMap(({ index, isShown }) => (isShown ? index : [])).join()

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown, of how much, says what there is to watch.
  useEffect(() => {
    const element = list.current
    if (!isPartial || element === null) return
    return watch(element, heights.current, setInSight)
  }, [list, isPartial, shown, count])

  return {
    blocks,
    isPartial,
    showAll: () => setWhole(true),
    getRowProps: (row, { index }) => ({
      ...(isPartial && { 'aria-setsize': count, 'aria-posinset': row + 1 }),
      ...{ 'data-block': index },
    }),
    getGapProps: ({ index }) => ({
      'aria-hidden': true,
      ...{ 'data-block': index, 'data-gap': '' },
    }),
  }
}

/** Reports the visible blocks of a list, whenever they change. Returns a function that stops it. */
function watch(
  list: HTMLElement,
  heights: Map<number, number>,
  onChange: (blocks: (before: readonly number[]) => readonly number[]) => void,
): () => void {
  const visible = new Set<Element>()
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) visible.add(target)
      else visible.delete(target)
    }
    // A list out of sight stays as it is.
    if (visible.size === 0) return
    const isFirst = heights.size === 0
    measure(list, heights)
    if (isFirst) fillGaps(list, heights)
    const blocks = [...new Set([...visible].map(blockOfRow))].sort((a, b) => a - b)
    onChange((before) => (before.join() === blocks.join() ? before : blocks))
  })
  fillGaps(list, heights)
  for (const row of list.children) observer.observe(row)
  return () => observer.disconnect()
}

/** Keeps the heights of the blocks that are shown. */
function measure(list: HTMLElement, heights: Map<number, number>): void {
  const edges = new Map<number, { top: number; bottom: number }>()
  for (const row of list.children) {
    if (isGap(row)) continue
    const { top, bottom } = row.getBoundingClientRect()
    const block = blockOfRow(row)
    edges.set(block, { top: edges.get(block)?.top ?? top, bottom })
  }
  for (const [block, { top, bottom }] of edges) heights.set(block, bottom - top)
}

/** Gives each gap the height of its rows, or, before they were rendered, that of the first block that was. */
function fillGaps(list: HTMLElement, heights: ReadonlyMap<number, number>): void {
  const [usual] = heights.values()
  if (usual === undefined) return
  for (const row of list.children) {
    if (isGap(row)) row.style.blockSize = `${heights.get(blockOfRow(row)) ?? usual}px`
  }
}

function isGap(row: Element): row is HTMLElement {
  return row instanceof HTMLElement && 'gap' in row.dataset
}

function blockOfRow(row: Element): number {
  return Number(row.getAttribute('data-block'))
}
