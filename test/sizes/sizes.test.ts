import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { publishablePackages } from '../../.scripts/packages.ts'
import { root } from '../../.scripts/root.ts'

interface Budget {
  readonly path: string
  readonly import?: string
  readonly limit: string
  readonly gzip: boolean
}

const budgets: readonly Budget[] = JSON.parse(readFileSync(join(root, '.size-limit.json'), 'utf8'))

/** The packages that a page loads. Those of adapters have one budget for all, in `adapters.check.test.ts`. */
const libraries = publishablePackages().filter(({ manifest }) =>
  ['client', 'react', 'map', 'elements'].includes(manifest.name.replace('@signpost/', '')),
)

test.each(libraries)(
  '$manifest.name has one budget for everything and one for its smallest useful import',
  ({ manifest }) => {
    const folder = `packages/${manifest.name.replace('@signpost/', '')}/`
    const own = budgets.filter(({ path, gzip }) => path.startsWith(folder) && gzip)
    expect(own.filter((budget) => budget.import === undefined)).not.toEqual([])
    expect(own.filter((budget) => budget.import !== undefined)).not.toEqual([])
  },
)

const react = join(root, 'packages/react')
const { exports: entryPoints } = JSON.parse(readFileSync(join(react, 'package.json'), 'utf8'))
const components = globSync('src/!(queries|route-text)/index.ts', { cwd: react }).map(dirname)

test.each(components)('%s has an entry point and a stylesheet', (folder) => {
  const name = folder.replace('src/', '')
  expect(Object.keys(entryPoints)).toEqual(expect.arrayContaining([`./${name}`, `./${name}.css`]))
})
