import { spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { releasePackages } from '../packages.ts'
import { root } from '../root.ts'
import { releaseFaults } from './releaseFaults.ts'

/**
 * Checks that a tag may be released: its name, the repository `SIGNPOST_REPOSITORY`, and its signature by one of `SIGNPOST_SIGNERS`, which are lines of the
 * form that `man ssh-keygen` calls allowed signers.
 */
export function checkRelease(tag: string): void {
  const { SIGNPOST_REPOSITORY: address = '', SIGNPOST_SIGNERS: signers = '' } = process.env
  const faults = releaseFaults({
    tag,
    address,
    manifests: releasePackages().map(({ manifest }) => manifest),
    notes: globSync('.changeset/*.md', { cwd: root }),
  })
  if (!isSigned(tag, signers, root)) {
    faults.push(`The tag ${tag} is not signed by one of SIGNPOST_SIGNERS.`)
  }
  if (git(['merge-base', '--is-ancestor', `${tag}^{commit}`, 'origin/main'], root) !== 0) {
    faults.push(`The tag ${tag} is not on the branch main.`)
  }
  if (faults.length > 0) throw new Error(faults.join('\n'))
}

/** True when one of the signers signed the tag with an SSH key. */
export function isSigned(tag: string, signers: string, cwd: string): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'signpost-signers-'))
  const file = join(folder, 'signers')
  try {
    writeFileSync(file, `${signers}\n`)
    return git(['-c', `gpg.ssh.allowedSignersFile=${file}`, 'verify-tag', tag], cwd) === 0
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function git(args: readonly string[], cwd: string): number {
  return spawnSync('git', args, { cwd, stdio: 'inherit' }).status ?? 1
}
