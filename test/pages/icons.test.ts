import { globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { icon } from '../../.scripts/icon.ts'
import { root } from '../../.scripts/root.ts'

/** The paths of a published page's icon: `start`, the catalog, the examples, the template, the service. */
const published = [
  './icon.svg',
  'icon.svg',
  '../icon.svg',
  './favicon.svg',
  '../favicon.ico',
  '/icon.svg',
]

// `.storybook` contains only fragments for the heads of the catalog's pages.
const pages = globSync(
  ['{packages,stories,test}/**/*.html', '.scripts/**/*.html', '.storybook/preview-head.html'],
  { cwd: root, exclude: ['**/node_modules/**', '**/dist/**'] },
)

test('finds the pages', () => expect(pages.length).toBeGreaterThan(20))

test.each(pages)('%s has the icon', (page) => {
  const html = readFileSync(join(root, page), 'utf8')
  const href = /<link rel="icon" href="([^"]+)"/.exec(html)?.[1] ?? 'none'
  const found = resolve(join(root, dirname(page)), href) === icon ? 'the icon' : href
  expect(['the icon', ...published]).toContain(found)
})

test('the icon is a single scalable image, for light and for dark', () => {
  const svg = readFileSync(icon, 'utf8')
  expect(svg).toContain('viewBox="0 0 16 16"')
  expect(svg).toContain('prefers-color-scheme: dark')
})
