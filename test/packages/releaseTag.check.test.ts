import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isSigned } from '../../.scripts/release/checkRelease.ts'

const folder = mkdtempSync(join(tmpdir(), 'signpost-tags-'))

function run(command: string, ...args: readonly string[]): void {
  const { status, stderr } = spawnSync(command, args, { cwd: folder, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stderr}`)
}

function git(...args: readonly string[]): void {
  const settings = ['user.name=A', 'user.email=a@host.example', 'gpg.format=ssh']
  run('git', ...settings.flatMap((setting) => ['-c', setting]), ...args)
}

const signerOf = (key: string): string =>
  `a@host.example namespaces="git" ${readFileSync(join(folder, `${key}.pub`), 'utf8')}`

beforeAll(() => {
  for (const key of ['maintainer', 'stranger']) {
    run('ssh-keygen', '-q', '-t', 'ed25519', '-N', '', '-C', key, '-f', join(folder, key))
  }
  git('init', '-q')
  git('commit', '-q', '--allow-empty', '--no-gpg-sign', '-m', 'Begin')
  git('tag', '--no-sign', 'plain')
  git('tag', '--no-sign', '-a', 'annotated', '-m', 'v1')
  for (const key of ['maintainer', 'stranger']) {
    git('-c', `user.signingkey=${join(folder, key)}.pub`, 'tag', '-s', key, '-m', key)
  }
})

afterAll(() => rmSync(folder, { recursive: true }))

test('only a tag that a maintainer signed is released', () => {
  const signers = signerOf('maintainer')
  expect(isSigned('maintainer', signers, folder)).toBe(true)
  for (const tag of ['stranger', 'annotated', 'plain', 'missing']) {
    expect(isSigned(tag, signers, folder), tag).toBe(false)
  }
})

test('without signers nothing is released', () => {
  expect(isSigned('maintainer', '', folder)).toBe(false)
})

test('a signer of something else than tags does not count', () => {
  const other = signerOf('maintainer').replace('"git"', '"file"')
  expect(isSigned('maintainer', other, folder)).toBe(false)
})
