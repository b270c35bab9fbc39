import { globSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { publishablePackages } from '../packages.ts'
import { mustRun } from '../run.ts'

/** Packs every publishable package as a release would, into a folder of the caller's own, and returns the tarballs by package name. */
export function pack(into: string): Map<string, string> {
  return new Map(
    publishablePackages().map(({ folder, manifest }) => {
      const target = join(into, manifest.name)
      mkdirSync(target, { recursive: true })
      mustRun('pnpm', ['pack', '--pack-destination', target], { cwd: folder, quiet: true })
      const [tarball] = globSync('*.tgz', { cwd: target })
      if (tarball === undefined) throw new Error(`pnpm pack wrote no tarball for ${manifest.name}.`)
      return [manifest.name, join(target, tarball)]
    }),
  )
}
