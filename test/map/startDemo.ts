import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { build } from 'vite'
import { root } from '../../.scripts/root.ts'

export interface Demo {
  /** Where the page and the service are. */
  readonly address: string
  readonly stop: () => Promise<void>
}

/** Starts the real service on the data of the demo, which it builds unless they are there, with the page of this folder at `/`. */
export async function startDemo(): Promise<Demo> {
  const site = join(root, '.cache/map-page')
  await build({
    configFile: join(root, 'vite.config.ts'),
    root: join(import.meta.dirname, 'page'),
    logLevel: 'error',
    build: { outDir: site, emptyOutDir: true },
  })
  const service = spawn(
    process.execPath,
    [
      '--conditions=@signpost/source',
      '--disable-warning=ExperimentalWarning',
      join(root, 'packages/service/src/main.ts'),
      'demo',
      ...['--data', join(root, '.cache/demo')],
      ...['--static', site],
      ...['--port', '0'],
      ...['--log-level', 'warn'],
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const stop = async (): Promise<void> => {
    service.kill('SIGTERM')
    if (service.exitCode === null) await once(service, 'exit')
  }
  let output = ''
  for await (const chunk of service.stdout) {
    output += chunk
    const [, address] = /Address +(http:\S+)/.exec(output) ?? []
    if (address !== undefined) return { address, stop }
  }
  throw new Error(`The service ended without an address:\n${output}`)
}
