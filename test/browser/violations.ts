import axe from 'axe-core'

/** The axe violations of a part of a page, each with its element. */
export async function violations(root: Element): Promise<string[]> {
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
