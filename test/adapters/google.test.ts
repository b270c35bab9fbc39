import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../.scripts/root.ts'

const page = readFileSync(join(root, 'docs/guides/Providers.md'), 'utf8')
const excerpts = [...page.matchAll(/^```\w+\n([\s\S]*?)^```$/gm)].map(([, code]) => code)

test.each([
  ['GoogleBox.tsx', 10],
  ['googleRoute.ts', 10],
  // The lines include its terms, field by field.
  ['googleClient.ts', 12],
])('the guide contains %s of the browser test, in at most %i lines', (file, lines) => {
  const code = readFileSync(join(import.meta.dirname, file), 'utf8')
  expect(excerpts).toContain(code)
  expect(code.split('\n').filter(Boolean).length).toBeLessThanOrEqual(lines)
})
