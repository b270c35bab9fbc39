import { dirname, relative } from 'node:path/posix'
import { expect, test } from 'vitest'
import { lint } from './lint.ts'
import { doors, places, type Room, rooms } from './rooms.ts'

/** Every way to import that the language has. */
const forms: readonly ((from: string) => string)[] = [
  (from) => `import { a } from '${from}'`,
  (from) => `import type { A } from '${from}'`,
  (from) => `import '${from}'`,
  (from) => `export { a } from '${from}'`,
  (from) => `export * from '${from}'`,
  (from) => `const a = await import('${from}')`,
]

const importsOf = (sources: readonly string[]): string[] =>
  sources.flatMap((source) => forms.map((form) => form(source)))

function path(from: string, to: string): string {
  const way = relative(dirname(from), to)
  return way.startsWith('.') ? way : `./${way}`
}

const allSources = (room: Room): string[] => [
  ...doors,
  ...places.map((place) => path(room.file, place)),
]

const allowedSources = (room: Room): string[] => [
  ...room.doors,
  ...room.places.map((place) => path(room.file, place)),
]

const refused = lint(new Map(rooms.map((room) => [room.file, importsOf(allSources(room))])), [
  'style/noRestrictedImports',
])

test.each(rooms)('$file imports what the arrows allow, and nothing else', (room) => {
  const lines = importsOf(allSources(room))
  const allowed = new Set(importsOf(allowedSources(room)))
  expect(lines.filter((line) => refused.get(room.file)?.has(line))).toEqual(
    lines.filter((line) => !allowed.has(line)),
  )
})

test('a type cannot be imported in passing, where no arrow would see it', () => {
  const line = "export type A = import('../operations/suggest.ts').A"
  const file = 'packages/client/src/decode/a.ts'
  expect(lint(new Map([[file, [line]]]), ['plugin']).get(file)).toEqual(new Set([line]))
})

test('two files do not import each other', () => {
  const texts = new Map([
    ['packages/react/src/domain/a.ts', ["export { b } from './b.ts'"]],
    ['packages/react/src/domain/b.ts', ["export { a } from './a.ts'"]],
  ])
  const refused = lint(texts, ['suspicious/noImportCycles'])
  expect([...refused.values()].map((lines) => lines.size)).toEqual([1, 1])
})

test('the client knows nothing of a page, and its tests may', () => {
  const line = 'export const title = document.title'
  const files = ['client/src/decode/a.ts', 'client/src/decode/a.test.ts', 'react/src/hooks/a.ts']
  const texts = new Map(files.map((file) => [`packages/${file}`, [line]]))
  const refused = lint(texts, ['style/noRestrictedGlobals'])
  expect([...refused.values()].map((lines) => lines.size)).toEqual([1, 0, 0])
})

test('only settings and stories have a default export', () => {
  const files = ['packages/react/src/hooks/a.ts', 'stories/search/a.tsx', 'vite.config.ts']
  const refused = lint(new Map(files.map((file) => [file, ['export default {}']])))
  expect([...refused.values()].map((lines) => lines.size)).toEqual([1, 0, 0])
})
