import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { publishablePackages } from '../../.scripts/packages.ts'
import { root } from '../../.scripts/root.ts'

interface Budget {
  readonly path: string
  readonly import?: string
  readonly gzip: boolean
}

const budgets: readonly Budget[] = JSON.parse(readFileSync(join(root, '.size-limit.json'), 'utf8'))

/** A program is installed and run, not bundled into a page. */
const libraries = publishablePackages().filter(({ manifest }) => manifest.bin === undefined)

test.each(libraries)(
  '$manifest.name has a budget for everything and one for the smallest useful import',
  ({ manifest }) => {
    const folder = `packages/${manifest.name.replace('@signpost/', '')}/`
    const own = budgets.filter(({ path, gzip }) => path.startsWith(folder) && gzip)
    expect(own.filter((budget) => budget.import === undefined)).not.toEqual([])
    expect(own.filter((budget) => budget.import !== undefined)).not.toEqual([])
  },
)
