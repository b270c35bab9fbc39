import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { publishablePackages } from '../../.scripts/packages.ts'
import { pages as allPages, withoutNotice } from '../../.scripts/release/openRelease.ts'
import { root } from '../../.scripts/root.ts'

// `release open` prepares the first release: packages name their repository, and pages no longer say that nothing is on npm.
const isReleased = publishablePackages().every(({ manifest }) => manifest.repository !== undefined)

/** The pages with a command that installs one of the packages by name. */
const pages = globSync(allPages, { cwd: root }).filter((page) =>
  /^(npm (install|create)|pnpm add|yarn add) .*\bsignpost\b/m.test(read(page)),
)

function read(page: string): string {
  return readFileSync(join(root, page), 'utf8')
}

test('finds pages that install packages', () => {
  expect(pages.length).toBeGreaterThan(8)
})

test.each(pages)('%s explains the installation until the packages are on npm', (page) => {
  expect(/Nothing is on npm yet.*pnpm@12 pack:all/.test(read(page))).toBe(!isReleased)
})

test.each(globSync(allPages, { cwd: root }))(
  '%s says nothing of it after `release open`',
  (page) => {
    const text = withoutNotice(read(page))
    expect(text).not.toMatch(/^Nothing is on npm yet/m)
    expect(text.includes('\n\n\n')).toBe(read(page).includes('\n\n\n'))
  },
)
