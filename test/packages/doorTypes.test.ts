import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../.scripts/root.ts'

/** The types that a door's source names, each once; `* from` where it hands on another door's. */
function typesOf(door: string): string[] {
  const source = readFileSync(join(root, 'packages', door), 'utf8')
  const declared = [...source.matchAll(/^export (?:interface|type) (\w+)/gm)].map(
    ([, name]) => name,
  )
  const listed = [...source.matchAll(/^export (type )?\{([^}]*)\}/gm)].flatMap(
    ([, all, names = '']) =>
      names.split(',').flatMap((item) => {
        const [, only, name] = /^\s*(type )?(\w+)/.exec(item) ?? []
        return all || only ? [name] : []
      }),
  )
  const handedOn = [...source.matchAll(/^export type (\* from '[^']+')/gm)].map(([, from]) => from)
  return [...declared, ...listed, ...handedOn].filter((name) => name !== undefined).sort()
}

// What can be imported as a value is in `doors.test.ts` of each package.
test.each([
  'client/src/index.ts',
  'client/src/domain/index.ts',
  'client/src/wire.ts',
  'testing/src/index.ts',
  'testing/src/fixtures/index.ts',
  'testing/src/msw/index.ts',
])('the types behind the door %s', (door) => {
  expect(typesOf(door)).toMatchSnapshot()
})
