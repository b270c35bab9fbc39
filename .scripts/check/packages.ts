import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from '../run.ts'
import { pack } from './pack.ts'

/** Checks that the published packages are well formed: package.json, files, and types under every module resolution. */
export function checkPackages(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'signpost-packages-'))
  try {
    const faulty = [...pack(folder)].filter(([name, tarball]) => {
      console.log(name)
      const shape = run('publint', ['run', tarball, '--strict'], { quiet: true })
      const types = run('attw', [tarball, '--profile', 'esm-only'], { quiet: true })
      return shape !== 0 || types !== 0
    })
    return faulty.length === 0
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
