import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { publishablePackages, readManifest } from '../packages.ts'
import { root } from '../root.ts'
import { mustRun } from '../run.ts'
import { pack } from './pack.ts'

export type Versions = Readonly<Record<string, string>>

/**
 * Installs the tarballs in a folder outside the workspace, with their peer dependencies and the other given packages: those of the
 * workspace by name, those that it does not have with their versions. Returns how each tarball is installed.
 */
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

/** Packs all packages into a folder, and returns how each is installed from there. */
export function packInto(folder: string): Versions {
  const packed = pack(join(folder, 'tarballs'))
  return Object.fromEntries([...packed].map(([name, tarball]) => [name, `file:${tarball}`]))
}

/** Installs these dependencies, among them tarballs, in a folder. */
export function install(
  folder: string,
  tarballs: Versions,
  dependencies: Versions,
  settings: Readonly<Record<string, boolean>> = {},
): void {
  const manifest = { private: true, type: 'module', dependencies }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
  // Packages that depend on each other find the tarballs too, and not what the registry may have under their names.
  const workspace = { packages: [], overrides: tarballs, ...settings }
  writeFileSync(join(folder, 'pnpm-workspace.yaml'), JSON.stringify(workspace))
  mustRun('pnpm', ['install', '--prefer-offline', '--ignore-scripts', '--no-lockfile'], {
    cwd: folder,
    quiet: true,
  })
}

/** The peer dependencies of the packages, with their types, in the versions that they are tested with. */
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

/** A dependency of the workspace in the version that the workspace has. */
export function asTested(name: string): [name: string, version: string] {
  return [name, readManifest(join(root, 'node_modules', name)).version]
}
