import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { publishablePackages } from '../packages.ts'
import { mustRun } from '../run.ts'

/** Packs every publishable package like a release, into a folder of the caller, and returns the tarballs by package name. */
export function pack(into: string): Map<string, string> {
  mkdirSync(into, { recursive: true })
  return new Map(
    publishablePackages().map(({ folder, manifest }) => {
      const name = `${manifest.name.replace('@', '').replace('/', '-')}-${manifest.version}.tgz`
      const tarball = join(into, name)
      mustRun('pnpm', ['pack', '--out', tarball], { cwd: folder, quiet: true })
      if (!existsSync(tarball)) throw new Error(`pnpm pack wrote no ${name}.`)
      return [manifest.name, tarball]
    }),
  )
}
