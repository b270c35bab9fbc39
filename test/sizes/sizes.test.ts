import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createConnection, createGeoClient } from '@signpost/client'
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

/** A program is installed and run, not bundled into a page. */
const libraries = publishablePackages().filter(({ manifest }) => manifest.bin === undefined)

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

const options = { baseUrl: 'https://geo.example' }
const connection = createConnection(options)
const operations = Object.keys(createGeoClient(options)).filter((name) => !(name in connection))
const readme = readFileSync(join(root, 'docs/guides/Performance.md'), 'utf8')

test.each(operations)(
  '%s of the client has a budget, which the page Performance states',
  (operation) => {
    const budget = budgets.find((one) => one.import === `{ createConnection, ${operation} }`)
    const [, stated] = new RegExp(`\\| \`${operation}\` +\\| ([\\d.]+) +\\|`).exec(readme) ?? []
    expect(`${stated} kB`).toBe(budget?.limit)
  },
)
