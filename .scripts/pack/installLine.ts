import { type Manifest, neededPackages } from '../packages.ts'

/** The command by which npm installs packages from their tarballs, with the other Signpost packages that they need. */
export function installLine(
  names: readonly string[],
  tarballs: ReadonlyMap<string, string>,
  manifests: readonly Pick<Manifest, 'name' | 'dependencies'>[],
): string {
  const needed = neededPackages(names, manifests)
  return ['npm install', ...needed.map((name) => quoted(tarballs.get(name) ?? name))].join(' ')
}

/** The path, quoted for a shell. */
function quoted(path: string): string {
  return /^[\w@%+=:,./\\-]+$/.test(path) ? path : `"${path}"`
}
