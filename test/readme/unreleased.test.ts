import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { publishablePackages } from '../../.scripts/packages.ts'
import { root } from '../../.scripts/root.ts'

const isReleased = publishablePackages().every(({ manifest }) => manifest.version !== '0.0.0')

/** The pages with a command that installs one of the packages by name. */
const pages = globSync('{README.md,docs/**/*.md,packages/*/README.md,stories/**/*.mdx}', {
  cwd: root,
}).filter((page) => /^(npm (install|create)|pnpm add|yarn add) .*\bsignpost\b/m.test(read(page)))

function read(page: string): string {
  return readFileSync(join(root, page), 'utf8')
}

test('finds pages that install packages', () => {
  expect(pages.length).toBeGreaterThan(8)
})

test.each(pages)('%s explains the installation until the packages are on npm', (page) => {
  expect(/Nothing is on npm yet.*pnpm@12 pack:all/.test(read(page))).toBe(!isReleased)
})
