import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../.scripts/root.ts'

const read = (path: string): string => readFileSync(join(root, path), 'utf8')

/** The components whose `classNames` the conformance suite tests. Its table does not compile without one of them. */
const componentsOf = (path: string): readonly string[] =>
  [
    ...(read(path)
      .split('export const classNames')[1]
      ?.split('\n}\n')[0]
      ?.matchAll(/^ {2}(\w+):/gm) ?? []),
  ].map(([, name = '']) => name)

test('the page Theming names exactly the components with `classNames`', () => {
  const sentence = read('docs/guides/Theming.md').match(
    /Components with parts also take `classNames`[^:]*: ([\s\S]*?)\./,
  )?.[1]
  const named = [...(sentence ?? '').matchAll(/`(\w+)`/g)].map(([, name = '']) => name)
  expect(named.sort()).toEqual([...componentsOf('packages/react/test/ConformanceApp.tsx')].sort())
})

test('the pages of map describe the `classNames` of every component with them', () => {
  const names = componentsOf('packages/map/test/ConformanceApp.tsx')
  expect(names.length).toBeGreaterThan(3)
  for (const name of names) {
    expect([name, read(`docs/components/${name}.md`)]).toEqual([
      name,
      expect.stringContaining('classNames'),
    ])
  }
})
