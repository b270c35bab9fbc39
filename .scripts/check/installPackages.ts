import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { publishablePackages, readManifest } from '../packages.ts'
import { root } from '../root.ts'
import { mustRun } from '../run.ts'
import { pack } from './pack.ts'

type Versions = Readonly<Record<string, string>>

/**
 * Installs the tarballs in a folder outside the workspace, with their peer dependencies and the other given packages: those of the
 * workspace by name, those that it does not have with their versions.
 */
export function installPackages(
  folder: string,
  others: readonly string[] = [],
  foreign: Versions = {},
): void {
  const tarballs = packInto(folder)
  install(folder, tarballs, {
    ...Object.fromEntries([...peers(), ...others.map(asTested)]),
    ...foreign,
    ...tarballs,
  })
}

/** Installs one of the tarballs and what it needs, as its README says, beside the given packages. */
export function installOnly(
  folder: string,
  name: string,
  others: readonly string[],
  foreign: Versions,
): void {
  const tarballs = packInto(folder)
  const chosen = Object.entries(tarballs).filter(([packed]) => packed === name)
  install(
    folder,
    tarballs,
    Object.fromEntries([...others.map(asTested), ...Object.entries(foreign), ...chosen]),
  )
}

/** The tarballs of all packages, by their names. */
function packInto(folder: string): Versions {
  const packed = pack(join(folder, 'tarballs'))
  return Object.fromEntries([...packed].map(([name, tarball]) => [name, `file:${tarball}`]))
}

function install(folder: string, tarballs: Versions, dependencies: Versions): void {
  const manifest = { private: true, type: 'module', dependencies }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
  // Packages that depend on each other find the tarballs too, and not what the registry may have under their names.
  const settings = { packages: [], overrides: tarballs }
  writeFileSync(join(folder, 'pnpm-workspace.yaml'), JSON.stringify(settings))
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

function asTested(name: string): [name: string, version: string] {
  return [name, readManifest(join(root, 'node_modules', name)).version]
}
