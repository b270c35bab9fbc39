import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cruiseWorkspace } from '../../.scripts/dependencies/cruiseWorkspace.ts'
import { rules } from '../../.scripts/dependencies/rules.ts'
import { workspacePackages } from '../../.scripts/packages.ts'
import { root } from '../../.scripts/root.ts'
import { layers } from '../../dependencies.ts'
import { samples } from './samples.ts'
import { expectedOf, findBroken } from './sampleWorkspace.ts'

test('finds every forbidden import, in every syntax, and no allowed one', async () => {
  expect(await findBroken(samples)).toEqual(expectedOf(samples))
})

test('the samples break every rule except those of the last layers, which may import everything', () => {
  const broken = new Set(samples.flatMap(({ breaks = [] }) => breaks))
  const unbroken = rules.map(({ name = '' }) => name).filter((name) => !broken.has(name))
  const last = Object.entries(layers).map(([name, all]) => `${name}: ${all.at(-1)}`)
  expect(new Set(unbroken)).toEqual(new Set(last))
})

test('fails for a file that the tool did not read', async () => {
  await expect(cruiseWorkspace(root, ['stories'])).rejects.toThrow('Not read for dependencies:')
})

test.each(workspacePackages())(
  'the layers name every folder of $manifest.name',
  ({ folder, manifest }) => {
    const all: Readonly<Record<string, readonly string[]>> = layers
    const named = all[manifest.name.replace('@signpost/', '')]?.flatMap((layer) => layer.split(' '))
    const isComponent = (name: string): boolean =>
      named?.includes('*') === true && existsSync(join(folder, 'src', name, 'index.ts'))
    const unnamed = readdirSync(join(folder, 'src')).filter(
      (name) =>
        !named?.includes(name) &&
        !isComponent(name) &&
        !/^(testing|loopback)$|\.test(-d)?\.tsx?$|\.css$|\.d\.ts$/.test(name),
    )
    expect(unnamed).toEqual([])
  },
)
