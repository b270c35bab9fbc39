import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { publishablePackages, readManifest } from '../packages.ts'
import { root } from '../root.ts'
import { mustRun } from '../run.ts'
import { pack } from './pack.ts'

/**
 * Installs the tarballs in a folder outside the workspace, with their peer dependencies and the other given packages: those of the
 * workspace by name, those that it does not have with their versions.
 */
export function installPackages(
  folder: string,
  others: readonly string[] = [],
  foreign: Readonly<Record<string, string>> = {},
): void {
  const packed = pack(join(folder, 'tarballs'))
  const tarballs = [...packed].map(([name, tarball]) => [name, `file:${tarball}`])
  const manifest = {
    private: true,
    type: 'module',
    dependencies: Object.fromEntries([
      ...peers(),
      ...others.map(asTested),
      ...Object.entries(foreign),
      ...tarballs,
    ]),
  }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
  // Packages that depend on each other find the tarballs too, and not what the registry may have under their names.
  const settings = { packages: [], overrides: Object.fromEntries(tarballs) }
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
