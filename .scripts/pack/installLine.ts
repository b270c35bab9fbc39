import type { Manifest } from '../packages.ts'

/** The command by which npm installs packages from their tarballs, with the other Signpost packages that they need. */
export function installLine(
  names: readonly string[],
  tarballs: ReadonlyMap<string, string>,
  manifests: readonly Pick<Manifest, 'name' | 'dependencies'>[],
): string {
  const needed = new Set<string>()
  const add = (name: string): void => {
    const manifest = manifests.find((one) => one.name === name)
    if (manifest === undefined || needed.has(name)) return
    for (const dependency of Object.keys(manifest.dependencies ?? {})) add(dependency)
    needed.add(name)
  }
  for (const name of names) add(name)
  return ['npm install', ...[...needed].map((name) => quoted(tarballs.get(name) ?? name))].join(' ')
}

/** The path, quoted for a shell. */
function quoted(path: string): string {
  return /^[\w@%+=:,./\\-]+$/.test(path) ? path : `"${path}"`
}
