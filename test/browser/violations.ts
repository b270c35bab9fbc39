import axe from 'axe-core'

/** The axe violations of a part of a page, each with its element, once color transitions have ended. */
export async function violations(root: Element): Promise<string[]> {
  await finishTransitions()
  const { violations: found } = await axe.run(root, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    // Rules for whole pages do not apply.
    rules: {
      region: { enabled: false },
      'page-has-heading-one': { enabled: false },
      'heading-order': { enabled: false },
    },
  })
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}

/** Waits for the end of transitions. A skeleton is animated forever. */
async function finishTransitions(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
  // A transition that another one replaces is canceled.
  await Promise.allSettled(ending.map(({ finished }) => finished))
}
