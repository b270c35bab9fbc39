import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../.scripts/root.ts'

const page = readFileSync(join(root, 'docs/guides/Google.md'), 'utf8')
const excerpts = [...page.matchAll(/^```\w+\n([\s\S]*?)^```$/gm)].map(([, code]) => code)

test.each(['GoogleBox.tsx', 'googleRoute.ts', 'googleClient.ts'])(
  '%s, which the browser test runs, is in the guide word for word, in ten lines',
  (file) => {
    const code = readFileSync(join(import.meta.dirname, file), 'utf8')
    expect(excerpts).toContain(code)
    expect(code.split('\n').filter(Boolean).length).toBeLessThanOrEqual(10)
  },
)
