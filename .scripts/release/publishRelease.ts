import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { tarballName } from '../check/pack.ts'
import { releasePackages } from '../packages.ts'
import { mustRun } from '../run.ts'
import { releaseFolder, sumsOf } from './packRelease.ts'

/** Publishes the packed tarballs with provenance, each after the packages that it needs. A version that is on npm already is left alone. */
export function publishRelease(): void {
  const { NPM_TOKEN, NODE_AUTH_TOKEN } = process.env
  if (NPM_TOKEN || NODE_AUTH_TOKEN) {
    throw new Error(
      'A token of npm is set. Remove it: a release is published by trusted publishing.',
    )
  }
  if (sumsOf(releaseFolder) !== readFileSync(join(releaseFolder, 'SHA256SUMS'), 'utf8')) {
    throw new Error('The files of the release are not those that were packed and tested.')
  }
  for (const { manifest } of releasePackages()) {
    const { name, version } = manifest
    if (isPublished(name, version)) console.log(`${name}@${version} is on npm already.`)
    else {
      const tarball = join(releaseFolder, tarballName(manifest))
      mustRun('npm', ['publish', tarball, '--provenance', '--access', 'public'])
    }
  }
}

function isPublished(name: string, version: string): boolean {
  const { stdout } = spawnSync('npm', ['view', `${name}@${version}`, 'version'], {
    encoding: 'utf8',
  })
  return stdout.trim() === version
}
