import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { propsOf } from '../../.scripts/catalog/propsOf.ts'
import { root } from '../../.scripts/root.ts'
import { defaultOf } from '../../.storybook/reference/defaultOf.ts'
import { gallery } from '../../.storybook/reference/gallery.ts'

test.each([
  [
    'Names the input. Default: the word of the language.',
    'string',
    'the word of the language',
    'Names the input.',
  ],
  ['As for an `<input>`. Default `off`.', 'string', 'off', 'As for an `<input>`.'],
  [
    'Default: those of the place.',
    'string[]',
    'those of the place',
    'Default: those of the place.',
  ],
  ['How far. Default: 1.5, of `a.b`. Never less.', 'number', '1.5, of a.b', 'How far. Never less.'],
  ['Hides the label.', 'boolean', 'false', 'Hides the label.'],
  ['Called at the end.', '() => void', 'none', 'Called at the end.'],
])('finds the default in "%s"', (description, type, value, rest) => {
  expect(defaultOf(description, type, false)).toEqual({ description: rest, default: value })
})

test('a required prop has no default', () => {
  expect(defaultOf('The route.', 'Route', true).default).toBe('required')
})

/** The visible components, which have a stylesheet. */
const components = globSync('packages/{react,map}/src/*/*.css', { cwd: root })
  .map((file) => basename(file, '.css'))
  .filter((name) => !['base', 'kit', 'parts', 'tokens', 'place-details'].includes(name))
  .map((name) => name.replace(/(^|-)([a-z])/g, (_, __, letter: string) => letter.toUpperCase()))

test('the first page shows every component, each with a thumbnail and a page', () => {
  const shown = gallery.map(({ name }) => name)
  expect(components.filter((name) => !shown.includes(name))).toEqual([])
  for (const { name, picture } of gallery) {
    const files = globSync(`test/pictures/references/${picture}--{light,dark}.png`, { cwd: root })
    expect([name, files.length]).toEqual([name, 2])
  }
})

test('every prop of every component has a description and a default', () => {
  const bare = gallery.flatMap(({ name }) =>
    (propsOf(name)?.props ?? []).flatMap((prop) => {
      const described = defaultOf(prop.description, prop.type, prop.isRequired)
      return described.description && described.default ? [] : [`${name}.${prop.name}`]
    }),
  )
  expect(bare).toEqual([])
})

test.each(['PlaceSearch', 'PlaceCard'])(
  'the props are near the top of the page %s, above its details',
  (page) => {
    const text = readFileSync(join(root, `docs/components/${page}.md`), 'utf8')
    const sections = [...text.matchAll(/^## (.+)$/gm)].map(([, title]) => title)
    expect(sections.slice(0, 2)).toContain('Props')
  },
)
