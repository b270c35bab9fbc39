'use client'

import {
  type AriaAttributes,
  type LiHTMLAttributes,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { type RowBlock, rowBlocks } from '../domain/rowBlocks.ts'

export interface WindowedRowsOptions {
  readonly count: number
  /** The maximum number of rows for which all rows are rendered. */
  readonly whole: number
  /** The rows that stay rendered at any scroll position: the focused and the selected one. */
  readonly pinned: readonly number[]
}

export interface WindowedRows {
  readonly blocks: readonly RowBlock[]
  /** True when some rows are not rendered. */
  readonly isPartial: boolean
  readonly showAll: () => void
  /** The props of a row, which is a child of the list. */
  readonly getRowProps: (row: number, block: RowBlock) => WindowedRowProps
  /** The props of the placeholder for the rows of a block that are not rendered. */
  readonly getGapProps: (block: RowBlock) => LiHTMLAttributes<HTMLLIElement>
}

export type WindowedRowProps = Pick<AriaAttributes, 'aria-setsize' | 'aria-posinset'>

/**
 * Windowing for long lists: renders the visible rows and some around them, unless the page is printed or all rows are requested. Rows may
 * differ in height, and any container of the list may scroll. The stylesheet gives a gap its height until the rows are measured.
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

/** Reports the visible blocks of a list whenever they change. Returns a function that stops watching. */
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
    // A list outside the viewport keeps its rendered blocks.
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

/** Stores the heights of the rendered blocks. */
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

/** Gives each gap the height of its rows, or of the first rendered block if they were never rendered. */
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

/** True while the page is printed; set before the browser lays out the print. */
function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    const begin = (): void => flushSync(() => setPrinting(true))
    const end = (): void => setPrinting(false)
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
    }
  }, [])
  return isPrinting
}
