import { readFile } from 'node:fs/promises'
import type { ServerSettings } from '../http/startServer.ts'
import { KeyRing } from '../keys/KeyRing.ts'
import { type ApiKey, demoKey, isLoopbackOrigin, readKeys } from '../keys/readKeys.ts'
import type { Log } from '../log/createLog.ts'
import { type Environment, type FlagValues, UsageError } from './readFlags.ts'
import * as flag from './serverFlags.ts'
import { host, keysFile } from './serverFlags.ts'

/** The keys of a file or of the environment. Without either it is the public demo key, which is accepted only on this machine. */
export async function loadKeys(flags: FlagValues, env: Environment): Promise<ApiKey[]> {
  const file = flags.get(keysFile)
  const text = file === undefined ? env.SIGNPOST_KEYS : await readFile(file, 'utf8')
  if (!text) return [demoKeyFor(flags.get(host) ?? '')]
  try {
    return readKeys(text)
  } catch (error) {
    throw new UsageError(`${file ?? 'SIGNPOST_KEYS'}: ${(error as Error).message}.`)
  }
}

function demoKeyFor(host: string): ApiKey {
  const written = host.includes(':') ? `[${host}]` : host
  if (isLoopbackOrigin(`http://${written}`)) return demoKey
  throw new UsageError(
    `There are no keys, and other machines can reach ${host}: set --keys to a file of keys, or listen on 127.0.0.1.`,
  )
}

/** The settings of a server, from the common flags of all servers. */
export async function readSettings(
  flags: FlagValues,
  env: Environment,
  log: Log,
): Promise<ServerSettings> {
  const seconds = (setting: typeof flag.drain): number => (flags.get(setting) ?? 0) * 1000
  return {
    host: flags.get(flag.host) ?? '127.0.0.1',
    port: flags.get(flag.listenPort) ?? 8080,
    basePath: flags.get(flag.pathPrefix) ?? '',
    trustProxy: flags.get(flag.trustProxy) ?? false,
    keys: new KeyRing(await loadKeys(flags, env)),
    metricsPort: flags.get(flag.metricsPort),
    log,
    logQueries: flags.get(flag.logQueries) ?? false,
    limits: {
      connections: flags.get(flag.connections) ?? 5000,
      head: seconds(flag.headTimeout),
      answer: seconds(flag.answerTimeout),
      idle: seconds(flag.idleTimeout),
    },
    drain: seconds(flag.drain),
  }
}
