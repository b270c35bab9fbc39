import axe from 'axe-core'

/** The axe violations of a part of a page, each with its element, once colors no longer change. */
export async function violations(root: Element): Promise<string[]> {
  await finishTransitions()
  const { violations: found } = await axe.run(root, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    // Rules for whole pages, of which this is none.
    rules: {
      region: { enabled: false },
      'page-has-heading-one': { enabled: false },
      'heading-order': { enabled: false },
    },
  })
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}

/** Waits for the end of transitions; a skeleton is animated forever. */
async function finishTransitions(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
  // One that is replaced by another is canceled.
  await Promise.allSettled(ending.map(({ finished }) => finished))
}
