import { globSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { publishablePackages } from '../packages.ts'
import { root } from '../root.ts'
import { mustRun } from '../run.ts'

const tarballs = join(root, '.cache/tarballs')

/** Packs every publishable package as a release would, and returns the tarballs by package name. */
export function pack(): Map<string, string> {
  rmSync(tarballs, { recursive: true, force: true })
  return new Map(
    publishablePackages().map(({ folder, manifest }) => {
      const target = join(tarballs, manifest.name)
      mkdirSync(target, { recursive: true })
      mustRun('pnpm', ['pack', '--pack-destination', target], { cwd: folder, quiet: true })
      const [tarball] = globSync('*.tgz', { cwd: target })
      if (tarball === undefined) throw new Error(`pnpm pack wrote no tarball for ${manifest.name}.`)
      return [manifest.name, join(target, tarball)]
    }),
  )
}
