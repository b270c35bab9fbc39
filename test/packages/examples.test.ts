import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { examplesOf, pagesWithExamples } from '../../.scripts/guides/examples.ts'
import { root } from '../../.scripts/root.ts'

const pages = [...pagesWithExamples()].filter(([page]) => examplesOf(page).length > 0)

test.each(pages)(
  '%s: the examples equal the tested files: `npx -y pnpm@12 guides` writes them',
  (page, text) => {
    expect(readFileSync(join(root, page), 'utf8')).toBe(text)
  },
)

test.each([
  'README.md',
  'docs/how-do-i.md',
  'packages/client/README.md',
  'packages/react/README.md',
  'packages/testing/README.md',
])('%s has an example', (page) => {
  expect(pages.map(([path]) => path)).toContain(page)
})
