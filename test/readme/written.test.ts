import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { examplesOf, writtenPages } from '../../.scripts/guides/pages.ts'
import { root } from '../../.scripts/root.ts'
import { gallery } from '../../.storybook/reference/gallery.ts'

const pages = writtenPages()

test.each([...pages])('%s is up to date: `npx -y pnpm@12 guides` writes it', (page, text) => {
  expect(existsSync(join(root, page))).toBe(true)
  expect(readFileSync(join(root, page), 'utf8')).toBe(text)
})

test.each(gallery)('$name has a page with what is written from its types', ({ name }) => {
  expect(pages.get(`docs/components/${name}.md`)).toMatch(
    new RegExp(`^<!-- (reference|props|details) of ${name} -->\\n\\n\\S`, 'm'),
  )
})

test('three pages have the flags of the programs', () => {
  const flags = [...pages.values()].filter((text) =>
    /^<!-- flags of .+ -->\n\n[\s\S]*?^\| `--/m.test(text),
  )
  expect(flags).toHaveLength(3)
})

test.each([
  'README.md',
  'docs/how-do-i.md',
  'packages/client/README.md',
  'packages/react/README.md',
  'packages/testing/README.md',
])('%s has an example', (page) => {
  expect(examplesOf(page)).not.toEqual([])
})
