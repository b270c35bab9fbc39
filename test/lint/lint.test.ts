import { expect, test } from 'vitest'
import { lint } from './lint.ts'

test('refuses an inline import type, which the dependency rules do not detect', () => {
  const line = "export type A = import('../operations/suggest.ts').A"
  const file = 'packages/client/src/decode/a.ts'
  expect(lint(new Map([[file, [line]]]), ['plugin']).get(file)).toEqual(new Set([line]))
})

test('refuses two files that import each other', () => {
  const texts = new Map([
    ['packages/react/src/domain/a.ts', ["export { b } from './b.ts'"]],
    ['packages/react/src/domain/b.ts', ["export { a } from './a.ts'"]],
  ])
  const refused = lint(texts, ['suspicious/noImportCycles'])
  expect([...refused.values()].map((lines) => lines.size)).toEqual([1, 1])
})

test('refuses the DOM in the client, but not in its tests', () => {
  const line = 'export const title = document.title'
  const files = ['client/src/decode/a.ts', 'client/src/decode/a.test.ts', 'react/src/hooks/a.ts']
  const texts = new Map(files.map((file) => [`packages/${file}`, [line]]))
  const refused = lint(texts, ['style/noRestrictedGlobals'])
  expect([...refused.values()].map((lines) => lines.size)).toEqual([1, 0, 0])
})

test('allows a default export only in configuration and stories', () => {
  const files = ['packages/react/src/hooks/a.ts', 'stories/search/a.tsx', 'vite.config.ts']
  const refused = lint(new Map(files.map((file) => [file, ['export default {}']])))
  expect([...refused.values()].map((lines) => lines.size)).toEqual([1, 0, 0])
})
