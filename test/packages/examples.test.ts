import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { publishablePackages } from '../../.scripts/packages.ts'
import { root } from '../../.scripts/root.ts'

/** Code in a README whose fence names a file, relative to the README: ```tsx file=test/TypeAhead.tsx */
const fence = /^```\w+ file=(\S+)\n([\s\S]*?)^```$/gm

const readmes = [
  { name: 'signpost', folder: root },
  ...publishablePackages().map(({ folder, manifest: { name } }) => ({ name, folder })),
]

const examples = readmes.flatMap(({ name, folder }) =>
  [...readFileSync(join(folder, 'README.md'), 'utf8').matchAll(fence)].map(
    ([, file = '', code]) => ({ name, file, code, path: join(folder, file) }),
  ),
)

test.each(examples)('$name: the example in the README equals the tested file $file', (example) => {
  expect(example.code).toBe(readFileSync(example.path, 'utf8'))
})

test.each(['signpost', '@signpost/client', '@signpost/react', '@signpost/testing'])(
  'the README of %s has an example',
  (name) => {
    expect(examples.map((example) => example.name)).toContain(name)
  },
)
