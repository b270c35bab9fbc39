import { expect, test } from 'vitest'
import { installLine } from '../../.scripts/pack/installLine.ts'

const manifests = [
  { name: '@signpost/client' },
  { name: '@signpost/react', dependencies: { '@signpost/client': '^0.1.0', downshift: '^9.5.0' } },
  { name: '@signpost/map', dependencies: { '@signpost/react': '^0.1.0' } },
]
const tarballsIn = (folder: string): ReadonlyMap<string, string> =>
  new Map(manifests.map(({ name }) => [name, `${folder}/${name.split('/')[1]}.tgz`]))

test('installs a package with every Signpost package that it needs, each from its tarball', () => {
  expect(installLine(['@signpost/map'], tarballsIn('/packed'), manifests)).toBe(
    'npm install /packed/client.tgz /packed/react.tgz /packed/map.tgz',
  )
})

test('quotes a folder with a space in its name', () => {
  expect(installLine(['@signpost/client'], tarballsIn('/my packed'), manifests)).toBe(
    'npm install "/my packed/client.tgz"',
  )
})
