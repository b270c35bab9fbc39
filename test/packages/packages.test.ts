import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  publishablePackages,
  readManifest,
  type WorkspacePackage,
  workspacePackages,
} from '../../.scripts/packages.ts'
import { root } from '../../.scripts/root.ts'
import { packages } from '../../dependencies.ts'

const ours = (dependencies: Readonly<Record<string, string>> = {}): string[] =>
  Object.keys(dependencies).filter((name) => name.startsWith('@signpost/'))

describe.each(workspacePackages())('$manifest.name', ({ manifest }: WorkspacePackage) => {
  const { dependencies, peerDependencies, optionalDependencies, devDependencies } = manifest

  test('depends only on the packages that it may import', () => {
    const allowed: Readonly<Record<string, readonly string[]>> = packages
    const names = allowed[manifest.name.replace('@signpost/', '')] ?? []
    expect(
      new Set(ours({ ...dependencies, ...peerDependencies, ...optionalDependencies })),
    ).toEqual(new Set(names.map((name) => `@signpost/${name.replace(/\/.*/, '')}`)))
  })

  test('needs only `testing` of our packages for its tests', () => {
    // `testing` depends on `client`, whose tests find it in the root: two packages that depend on each other have no build order.
    const allowed = manifest.name === '@signpost/client' ? [] : ['@signpost/testing']
    expect(allowed).toEqual(expect.arrayContaining(ours(devDependencies)))
  })

  test('is listed in the root, for the tests and stories there', () => {
    const { dependencies, devDependencies } = readManifest(root)
    expect({ ...dependencies, ...devDependencies }).toHaveProperty([manifest.name], 'workspace:*')
  })
})

describe.each(publishablePackages())('$manifest.name', ({ folder, manifest }: WorkspacePackage) => {
  // The elements on Preact are a file of the script, which has a separate build.
  const entryPoints = Object.entries(manifest.exports ?? {}).filter(
    ([path]) => !path.endsWith('.unlayered.css') && !path.endsWith('.json') && path !== './preact',
  )

  test.each(entryPoints)('has a source, types and code for its entry point %s', (_, conditions) => {
    const { '@signpost/source': source = '', types, default: code, ...others } = conditions
    const base = source.replace('./src/', './dist/').replace(/\.tsx?$/, '')
    const isStyle = source.endsWith('.css')
    expect(source.includes('*') || existsSync(join(folder, source))).toBe(true)
    expect({ types, code }).toEqual({ types: `${base}.d.ts`, code: isStyle ? base : `${base}.js` })
    expect(others).toEqual({})
  })

  test('has a description, a license and a list of its files', () => {
    expect(manifest).toMatchObject({
      description: expect.stringMatching(/./),
      license: 'MIT',
      type: 'module',
      sideEffects: expect.anything(),
      publishConfig: { access: 'public' },
      files: expect.arrayContaining(['dist', 'src', '!src/**/*.test.*', '!src/**/*.test-d.*']),
    })
    expect(existsSync(join(folder, 'README.md'))).toBe(true)
  })
})

test.each(
  publishablePackages().flatMap(({ folder, manifest: { bin = {} } }) =>
    Object.values(bin).map((file) => join(folder, file)),
  ),
)('the first line of %s starts Node with flags, which every package manager can link', (file) => {
  const [firstLine] = readFileSync(file, 'utf8').split('\n')
  expect(firstLine).toMatch(/^#!\/usr\/bin\/env (?:node|-S node(?: --[a-z-]+=\d+)+)$/)
})
