import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../.scripts/root.ts'

const read = (path: string): string => readFileSync(join(root, path), 'utf8')

const sources = globSync('packages/{react,map}/src/**/*.{ts,tsx}', { cwd: root })
  .filter((path) => !/\.test[.-]/.test(path))
  .map(read)
  .join('\n')

/** The rows of the tables whose header has a cell, such as `parts`, in every page. */
function rowsOf(cell: RegExp): readonly (readonly [page: string, cells: readonly string[]])[] {
  return globSync('docs/**/*.md', { cwd: root }).flatMap((page) =>
    [...read(page).matchAll(/^(\|.*\|)\n\|[ -|]+\|\n((?:\|.*\|\n)+)/gm)]
      .filter(([, header = '']) => cell.test(header))
      .flatMap(([, , rows = '']) => rows.trimEnd().split('\n'))
      .map((row) => [page, row.split('|').slice(1, -1)] as const),
  )
}

const namesIn = (text: string): string[] =>
  [...text.matchAll(/`([a-z][a-z-]*)`/g)].map(([, name = '']) => name)

test.each([
  ['a first column', /^\| [Pp]art \|/, 0],
  ['a second column', /\| [Pp]arts \|$/, 1],
] as const)('the sources have every part that %s of a table names', (_, header, column) => {
  const named = rowsOf(header).flatMap(([page, cells]) =>
    // Attributes, and the element around a difference, are no parts.
    namesIn(cells[column] ?? '').flatMap((name) =>
      /^(data-|mark$)/.test(name) ? [] : [{ page, name }],
    ),
  )
  expect(named.length).toBeGreaterThan(30)
  const missing = named.filter(({ name }) => !new RegExp(`['"\`]${name}['"\`]`).test(sources))
  expect(missing).toEqual([])
})

test('the provider takes the messages that the pages name', () => {
  const named = globSync('docs/components/*.md', { cwd: root }).flatMap((page) =>
    [...read(page).matchAll(/(?:he messages are|has its messages:) ([^,.]*(?:, `[^,.]*)*)/g)]
      .flatMap(([, list = '']) => [...list.matchAll(/`(\w+)`/g)])
      .map(([, name = '']) => name),
  )
  const tables = read('packages/react/src/messages/Messages.ts')
  expect(named.length).toBeGreaterThan(5)
  expect(named.filter((name) => !tables.includes(`readonly ${name}: `))).toEqual([])
})
