'use client'

import { type RefObject, useEffect, useRef, useState } from 'react'
import { type StepBlock, stepBlocks, stepsShown } from '../../domain/stepBlocks.ts'
import { usePrinting } from './usePrinting.ts'

export interface StepWindow {
  readonly blocks: readonly StepBlock[]
  /** Whether steps are left out. */
  readonly isPartial: boolean
  readonly showAll: () => void
}

/**
 * Which steps of a long list are in the page: those in sight and some around, as long as the list is neither printed nor asked for whole.
 * A step carries its block as `data-block`; so does what stands for the steps of a block that are left out, which gets the height that they
 * had.
 */
export function useStepWindow(
  list: RefObject<HTMLElement | null>,
  count: number,
  kept: readonly number[],
): StepWindow {
  const [isWhole, setWhole] = useState(false)
  const [inSight, setInSight] = useState<readonly number[]>([0])
  const heights = useRef(new Map<number, number>())
  const isPrinting = usePrinting()
  const isPartial = count > stepsShown && !isWhole && !isPrinting
  const blocks = stepBlocks(count, isPartial ? { inSight, kept } : undefined)
  const shown = blocks.flatMap(({ index, isShown }) => (isShown ? index : [])).join()

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown says what there is to watch.
  useEffect(() => {
    const element = list.current
    if (!isPartial || element === null) return
    return watch(element, heights.current, setInSight)
  }, [list, isPartial, shown])

  return { blocks, isPartial, showAll: () => setWhole(true) }
}

/** Tells which blocks of a list are in sight, whenever that changes. Returns how to stop. */
function watch(
  list: HTMLElement,
  heights: Map<number, number>,
  tell: (blocks: (before: readonly number[]) => readonly number[]) => void,
): () => void {
  const visible = new Set<Element>()
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) visible.add(target)
      else visible.delete(target)
    }
    // A list out of sight stays as it is.
    if (visible.size === 0) return
    measure(list, heights)
    const blocks = [...new Set([...visible].map(blockOfRow))].sort((a, b) => a - b)
    tell((before) => (before.join() === blocks.join() ? before : blocks))
  })
  for (const row of list.children) {
    observer.observe(row)
    const height =
      row instanceof HTMLElement && 'gap' in row.dataset && heights.get(blockOfRow(row))
    if (height) row.style.blockSize = `${height}px`
  }
  return () => observer.disconnect()
}

/** Keeps the heights of the blocks that are shown. */
function measure(list: HTMLElement, heights: Map<number, number>): void {
  const edges = new Map<number, { top: number; bottom: number }>()
  for (const row of list.children) {
    if (row instanceof HTMLElement && 'gap' in row.dataset) continue
    const { top, bottom } = row.getBoundingClientRect()
    const block = blockOfRow(row)
    edges.set(block, { top: edges.get(block)?.top ?? top, bottom })
  }
  for (const [block, { top, bottom }] of edges) heights.set(block, bottom - top)
}

function blockOfRow(row: Element): number {
  return Number(row.getAttribute('data-block'))
}
