import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { publishablePackages, readManifest } from '../packages.ts'
import { root } from '../root.ts'
import { mustRun } from '../run.ts'
import { pack } from './pack.ts'

export type Versions = Readonly<Record<string, string>>

/** Installs the tarballs in a folder outside the workspace, with their peer dependencies and the other given packages: packages of the workspace by name, others with their versions. Returns the specifier of each tarball. */
export function installPackages(
  folder: string,
  others: readonly string[] = [],
  foreign: Versions = {},
): Versions {
  const tarballs = packInto(folder)
  install(folder, tarballs, {
    ...Object.fromEntries([...peers(), ...others.map(asTested)]),
    ...foreign,
    ...tarballs,
  })
  return tarballs
}

/** Packs all packages into a folder, and returns the specifier of each. */
export function packInto(folder: string): Versions {
  const packed = pack(join(folder, 'tarballs'))
  return Object.fromEntries([...packed].map(([name, tarball]) => [name, `file:${tarball}`]))
}

/** Installs these dependencies, including tarballs, in a folder. */
export function install(
  folder: string,
  tarballs: Versions,
  dependencies: Versions,
  settings: Readonly<Record<string, boolean>> = {},
): void {
  const manifest = { private: true, type: 'module', dependencies }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
  // Packages that depend on each other must find the tarballs, not packages of the same name in the registry.
  const workspace = { packages: [], overrides: tarballs, ...settings }
  writeFileSync(join(folder, 'pnpm-workspace.yaml'), JSON.stringify(workspace))
  mustRun('pnpm', ['install', '--prefer-offline', '--ignore-scripts', '--no-lockfile'], {
    cwd: folder,
    quiet: true,
  })
}

/** The peer dependencies of the packages, with their types, in the tested versions. */
function peers(): [name: string, version: string][] {
  return publishablePackages().flatMap(({ folder, manifest }) =>
    Object.keys(manifest.peerDependencies ?? {})
      .flatMap((name) => [name, `@types/${name}`])
      .flatMap((name): [string, string][] => {
        const places = [folder, root].map((place) => join(place, 'node_modules', name))
        const installed = places.find(existsSync)
        return installed === undefined ? [] : [[name, readManifest(installed).version]]
      }),
  )
}

/** A dependency in the version of the workspace. */
export function asTested(name: string): [name: string, version: string] {
  return [name, readManifest(join(root, 'node_modules', name)).version]
}
