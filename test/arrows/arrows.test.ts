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

const refused = lint(new Map(rooms.map((room) => [room.file, importsOf(allSources(room))])))

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
  expect(lint(new Map([[file, [line]]])).get(file)).toEqual(new Set([line]))
})
