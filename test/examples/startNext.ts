import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { mustRun } from '../../.scripts/run.ts'

export interface RunningNext {
  readonly address: string
  readonly stop: () => Promise<void>
}

/** Builds an app and serves it, as its host would. */
export async function startNext(
  folder: string,
  variables: Readonly<Record<string, string>>,
): Promise<RunningNext> {
  const next = join(folder, 'node_modules/next/dist/bin/next')
  const env = { ...variables, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' as const }
  mustRun(process.execPath, [next, 'build'], { cwd: folder, env, quiet: true })
  const server = spawn(
    process.execPath,
    [next, 'start', '--port', '0', '--hostname', '127.0.0.1'],
    {
      cwd: folder,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  const ended = once(server, 'exit')
  return {
    address: await addressOf(server),
    stop: async () => {
      server.kill()
      await ended
    },
  }
}

function addressOf(server: ChildProcess): Promise<string> {
  let output = ''
  return new Promise((resolve, reject) => {
    server.once('exit', () => reject(new Error(`Next ended:\n${output}`)))
    server.stdout?.on('data', (chunk) => {
      output += chunk
      const [, address] = /(http:\/\/127\.0\.0\.1:\d+)[\s\S]*Ready/.exec(output) ?? []
      if (address !== undefined) resolve(address)
    })
  })
}
