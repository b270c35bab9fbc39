import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../.scripts/root.ts'

const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const components = globSync('packages/{react,map}/src/**/*.tsx', { cwd: root })
  .filter((path) => !path.includes('.test.'))
  .map((path) => ({ folder: path.split('/')[3] ?? '', text: read(path) }))

/** The folders that render each part, by the name of the part. */
const foldersOf = new Map<string, Set<string>>()
for (const { folder, text } of components) {
  const literal = text.matchAll(/\b(?:data-)?part(?:=| = |: )\{?['"`]([a-z][a-z-]*)['"`]/g)
  const chosen = [...text.matchAll(/part=\{([^}]*)\}/g)].flatMap(([, either = '']) => [
    ...either.matchAll(/'([a-z-]+)'/g),
  ])
  for (const [, part = ''] of [...literal, ...chosen]) {
    foldersOf.set(part, (foldersOf.get(part) ?? new Set()).add(folder))
  }
}

const named = (text: string): readonly string[] =>
  Array.from(text.matchAll(/`([a-z][a-z-]*)`/g), ([, name = '']) => name)

test('the table of parts names every part that several components have', () => {
  const [, section = ''] = read('docs/guides/Theming.md').split('## Style one part')
  const table = new Set(named(section.split('\n## ')[0] ?? ''))
  const shared = [...foldersOf].filter(([, folders]) => folders.size > 2).map(([part]) => part)
  expect(shared.length).toBeGreaterThan(30)
  expect(shared.filter((part) => !table.has(part))).toEqual([])
})

test('every part is on a page of the catalog', () => {
  const pages = globSync('{stories/*/*.mdx,docs/**/*.md}', { cwd: root }).map(read).join('\n')
  const documented = new Set(named(pages))
  expect([...foldersOf.keys()].filter((part) => !documented.has(part))).toEqual([])
})

test('stylesheets style parts that exist', () => {
  const styled = globSync('packages/{react,map}/src/**/*.css', { cwd: root }).flatMap((path) =>
    Array.from(read(path).matchAll(/\[data-part="([a-z-]+)"/g), ([, part = '']) => part),
  )
  expect(new Set(styled.filter((part) => !foldersOf.has(part)))).toEqual(new Set())
})
