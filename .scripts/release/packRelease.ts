import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pack } from '../check/pack.ts'
import { releasePackages } from '../packages.ts'
import { root } from '../root.ts'
import { mustRun } from '../run.ts'

/** The folder of the files of a release: tarballs, bills of materials (SPDX), and `SHA256SUMS` of both. */
export const releaseFolder: string = join(root, '.cache/release')

/** Packs the built packages. */
export function packRelease(): void {
  rmSync(releaseFolder, { recursive: true, force: true })
  pack(releaseFolder, releasePackages())
  const packages = ['--filter', './packages/*', '--split', '--prod']
  const output = ['--sbom-format', 'spdx', '--out', join(releaseFolder, '%s.spdx.json')]
  mustRun('pnpm', ['sbom', ...packages, ...output], { quiet: true })
  writeFileSync(join(releaseFolder, 'SHA256SUMS'), sumsOf(releaseFolder))
}

/** The SHA-256 sums of a folder's files, in the form of `sha256sum`. */
export function sumsOf(folder: string): string {
  return readdirSync(folder)
    .filter((name) => name !== 'SHA256SUMS')
    .toSorted()
    .map((name) => {
      const sum = createHash('sha256').update(readFileSync(join(folder, name)))
      return `${sum.digest('hex')}  ${name}\n`
    })
    .join('')
}
