import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { writeMarkdown } from '../../.scripts/catalog/writeMarkdown.ts'
import { root } from '../../.scripts/root.ts'
import { tidySource } from '../../.storybook/reference/tidySource.ts'
import { sectionOf } from '../examples/sectionOf.ts'

test('a built catalog has every Markdown page, with links that lead to others of them, and a list', () => {
  const site = mkdtempSync(join(tmpdir(), 'catalog-'))
  onTestFinished(() => rmSync(site, { recursive: true }))
  writeMarkdown(site)
  const pages = globSync(['CONTRIBUTING.md', 'docs/**/*.md', 'packages/*/{README.md,docs/*.md}'], {
    cwd: root,
  })
  const list = readFileSync(join(site, 'llms.txt'), 'utf8')
  expect(pages.filter((page) => !list.includes(`](./${page}): `))).toEqual([])
  const dead = pages.flatMap((page) =>
    [...readFileSync(join(site, page), 'utf8').matchAll(/\]\((?!https?:|#)([^)#\s]+)[^)]*\)/g)]
      .map(([, path = '']) => join(dirname(page), path))
      .filter((path) => !existsSync(join(site, path))),
  )
  expect(dead).toEqual([])
  expect(readFileSync(join(site, 'docs/README.md'), 'utf8')).toContain('[Elements](elements.md)')
})

test('the page of the elements shows the HTML of its stories', () => {
  const page = readFileSync(join(root, 'docs/elements.md'), 'utf8')
  const stories = readFileSync(join(root, 'stories/elements/pages.ts'), 'utf8')
  const shown = page.match(/^<!-- story: Tags\.\w+ -->$/gm) ?? []
  const texts = [...stories.matchAll(/export const (\w+) = `([^`$]*)`/g)]
  expect(texts.length).toBeGreaterThan(10)
  const own = texts.filter(([, name]) => name !== 'together')
  for (const [, name, text] of own) expect(page, name).toContain(`\`\`\`html\n${text}\n\`\`\``)
  expect(shown.length).toBeGreaterThan(10)
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
