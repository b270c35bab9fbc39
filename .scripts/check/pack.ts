import { copyFileSync, existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { publishablePackages, type WorkspacePackage } from '../packages.ts'
import { mustRun } from '../run.ts'

/**
 * Packs packages like a release, into a folder of the caller, and returns the tarballs by package name. With the variable `SIGNPOST_TARBALLS`, the
 * tarballs of that folder are taken: so a release tests the very files that it publishes.
 */
export function pack(
  into: string,
  packages: readonly WorkspacePackage[] = publishablePackages(),
): Map<string, string> {
  const { SIGNPOST_TARBALLS: packed } = process.env
  mkdirSync(into, { recursive: true })
  return new Map(
    packages.map(({ folder, manifest }) => {
      const name = tarballName(manifest)
      const tarball = join(into, name)
      if (packed) copyFileSync(join(packed, name), tarball)
      else mustRun('pnpm', ['pack', '--out', tarball], { cwd: folder, quiet: true })
      if (!existsSync(tarball)) throw new Error(`pnpm pack wrote no ${name}.`)
      return [manifest.name, tarball]
    }),
  )
}

/** The name of a package's tarball. */
export function tarballName({ name, version }: WorkspacePackage['manifest']): string {
  return `${name.replace('@', '').replace('/', '-')}-${version}.tgz`
}
