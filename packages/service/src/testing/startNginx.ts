import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, vi } from 'vitest'

/** The nginx of the distribution, if there is one. */
export const nginxProgram: string | undefined = [
  '/usr/sbin/nginx',
  '/usr/bin/nginx',
  '/usr/local/sbin/nginx',
].find(existsSync)

export interface Nginx {
  port: number
  close(): Promise<void>
}

export interface NginxOptions {
  /** An empty folder for its files. */
  folder: string
  /** The lines in place of the `server` of the upstream. */
  upstream: string
  /** Further parts of the configuration that the test needs otherwise. */
  replaced?: readonly (readonly [from: RegExp, to: string])[]
}

/** Runs nginx with the configuration of `deploy`, on a free port. Each replaced part must exist. */
export async function startNginx({
  folder,
  upstream,
  replaced = [],
}: NginxOptions): Promise<Nginx> {
  // The workers of a root process run as another user.
  await chmod(folder, 0o755)
  const port = await freePort()
  const text = await readFile(join(import.meta.dirname, '../../deploy/nginx.conf'), 'utf8')
  const all: (readonly [from: RegExp, to: string])[] = [
    [/server service:8080 resolve .*;/, upstream],
    [/resolver .*;/, ''],
    [/listen 8080/, `listen 127.0.0.1:${port}`],
    [/access_log off;/, `access_log off; ${temporaryFolders(folder)}`],
    ...replaced,
  ]
  const configuration = all.reduce((config, [from, to]) => {
    expect(config).toMatch(from)
    return config.replace(from, to)
  }, text)
  const file = join(folder, 'nginx.conf')
  await writeFile(file, configuration)
  const log = join(folder, 'error.log')
  const settings = `daemon off; pid ${folder}/pid; error_log ${log};`
  const nginx = spawn(nginxProgram ?? '', ['-p', folder, '-e', log, '-c', file, '-g', settings], {
    stdio: 'inherit',
  })
  await vi.waitFor(() => fetch(`http://127.0.0.1:${port}/`))
  return {
    port,
    async close() {
      const ended = once(nginx, 'exit')
      nginx.kill('SIGTERM')
      await ended
    },
  }
}

/** A port that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** Folders that users other than root can write to. */
function temporaryFolders(folder: string): string {
  return ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ')
}
