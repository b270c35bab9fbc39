import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { publishablePackages } from '../../.scripts/packages.ts'

/** Code in a README whose fence names a file of the package: ```tsx file=test/TypeAhead.tsx */
const fence = /^```\w+ file=(\S+)\n([\s\S]*?)^```$/gm

const examples = publishablePackages().flatMap(({ folder, manifest: { name } }) =>
  [...readFileSync(join(folder, 'README.md'), 'utf8').matchAll(fence)].map(
    ([, file = '', code]) => ({ name, file, code, path: join(folder, file) }),
  ),
)

test.each(examples)('$name: the example in the README is $file, which is tested', (example) => {
  expect(example.code).toBe(readFileSync(example.path, 'utf8'))
})

test('there are examples', () => {
  expect(examples.length).toBeGreaterThan(0)
})
