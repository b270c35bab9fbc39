import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { markdownOfPage } from '../../.scripts/catalog/markdownOfPage.ts'
import { faultsOfMarkdown } from '../../.scripts/check/catalog/faultsOfMarkdown.ts'
import { root } from '../../.scripts/root.ts'
import { sectionOf } from '../../.storybook/reference/sectionOf.ts'
import { tidySource } from '../../.storybook/reference/tidySource.ts'

let site: string

beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'catalog-'))
  mkdirSync(join(site, 'docs'))
  const page = {
    id: 'guide--docs',
    type: 'docs',
    title: 'Guide',
    name: 'Docs',
    importPath: './a.mdx',
  }
  writeFileSync(join(site, 'index.json'), JSON.stringify({ entries: { page } }))
  writeFileSync(join(site, 'llms.txt'), '- [Guide](./docs/guide--docs.md)\n')
})

afterEach(() => rmSync(site, { recursive: true, force: true }))

test.each([
  [
    'that is as it should be',
    '# Guide\n\n`<Box />` and\n\n```tsx\n<Box {...a} />\n```\n',
    undefined,
  ],
  ['without a title', 'Words.\n', 'title'],
  ['with JSX that was left over', '# Guide\n\n<Canvas of={X} />\n', 'not Markdown'],
  ['with an expression that was left over', '# Guide\n\nIt is {value}.\n', 'not Markdown'],
  ['with a link that leads nowhere', '# Guide\n\n[Other](./other.md)\n', 'is missing'],
  [
    'with a link that only the catalog follows',
    '# Guide\n\n[Other](?path=/docs/a)\n',
    'is missing',
  ],
])('reports the faults of a Markdown page %s', (_, text, fault) => {
  writeFileSync(join(site, 'docs/guide--docs.md'), text)
  if (fault === undefined) expect(faultsOfMarkdown(site)).toEqual([])
  else expect(faultsOfMarkdown(site).join()).toContain(fault)
})

test('reports a page without a Markdown page, or missing in llms.txt', () => {
  writeFileSync(join(site, 'llms.txt'), '')
  expect(faultsOfMarkdown(site)).toEqual([
    'docs/guide--docs.md: is missing',
    'llms.txt: no docs/guide--docs.md',
  ])
})

test('a Markdown page keeps the text of its page, and contains the content of its blocks', () => {
  const importPath = './stories/guides/Localization.mdx'
  const storyFile = {
    name: 'PlaceSearch',
    path: './stories/guides/OwnLanguage.stories.tsx',
    import: "import { PlaceSearch } from '@signpost/react';",
    stories: [
      {
        id: 'guides-localization--czech',
        name: 'Czech',
        snippet: '<PlaceSearch />',
        description: '',
      },
    ],
  }
  const storyFiles = new Map([['./stories/guides/OwnLanguage.stories.tsx', storyFile]])
  const page = { id: 'a', title: 'Guides/Localization', name: 'Docs', importPath }
  const text = markdownOfPage(page, { pages: [], storyFiles })
  expect(text).toMatch(/^# Localization\n/)
  expect(text).toContain("label: 'Hledat místo'")
  expect(text).toContain("import { PlaceSearch } from '@signpost/react'\n\n<PlaceSearch />")
  expect(text).not.toContain('<Source')
})

test('the example of a story is the code that a user would write', () => {
  const imports = [
    { module: '@signpost/react', names: ['PlaceCard', 'PlaceSearch'] },
    { module: 'maplibre-gl/worker.mjs?url', names: 'worker' },
  ]
  const snippet =
    'const Full = () => <PlaceCard onDirections={fn()} place={richPlace} size="full" />;'
  expect(tidySource(snippet, imports)).toBe(
    'import { PlaceCard } from \'@signpost/react\'\n\n<PlaceCard onDirections={console.log} place={place} size="full" />',
  )
})

test('a section of a README ends at the next heading, without its relative links', () => {
  const readme =
    '# A\n\n## One\n\nSee [b](../b.md#c) and [d](https://d.example).\n\n### In it\n\n## Two\n'
  expect(sectionOf(readme, 'One')).toBe('See b and [d](https://d.example).\n\n### In it')
  expect(() => sectionOf(readme, 'Three')).toThrow('There is no section "Three".')
  const code = '## One\n\n```sh\n# A comment\nls\n```\n\n## Two\n'
  expect(sectionOf(code, 'One')).toBe('```sh\n# A comment\nls\n```')
})

test('a block without a Markdown version is an error that names it', () => {
  writeFileSync(join(site, 'Page.mdx'), '# A\n\n<Unknown />\n')
  const importPath = relative(root, join(site, 'Page.mdx'))
  const page = { id: 'a', title: 'A', name: 'Docs', importPath }
  expect(() => markdownOfPage(page, { pages: [], storyFiles: new Map() })).toThrow(
    '<Unknown> has no Markdown version',
  )
})
