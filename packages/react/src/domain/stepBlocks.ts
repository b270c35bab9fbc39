/** A run of steps that are shown or left out together. */
export interface StepBlock {
  readonly index: number
  /** The first step, and the one after the last. */
  readonly first: number
  readonly end: number
  readonly isShown: boolean
}

/** Up to so many steps all stay in the page. */
export const stepsShown = 1000

const stepsInBlock = 20

/** In which block a step is. */
export function blockOf(step: number): number {
  return Math.floor(step / stepsInBlock)
}

/** The steps in blocks. Of a window, those are shown that are in sight, those beside them, and those of the steps that are kept. */
export function stepBlocks(
  count: number,
  window: { readonly inSight: readonly number[]; readonly kept: readonly number[] } | undefined,
): StepBlock[] {
  if (window === undefined)
    return count > 0 ? [{ index: 0, first: 0, end: count, isShown: true }] : []
  const shown = new Set([
    ...window.inSight.flatMap((block) => [block - 1, block, block + 1]),
    ...window.kept.map(blockOf),
  ])
  return Array.from({ length: Math.ceil(count / stepsInBlock) }, (_, index) => ({
    index,
    first: index * stepsInBlock,
    end: Math.min((index + 1) * stepsInBlock, count),
    isShown: shown.has(index),
  }))
}
