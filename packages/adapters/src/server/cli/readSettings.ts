import { KeyRing } from '../keys/KeyRing.ts'
import type { Log } from '../log/createLog.ts'
import type { ServerSettings } from '../startServer.ts'
import { loadKeys } from './loadKeys.ts'
import type { Environment, FlagValues } from './readFlags.ts'
import * as flag from './serverFlags.ts'

/** The settings of a server, from the flags that every server has. */
export async function readSettings(
  flags: FlagValues,
  env: Environment,
  log: Log,
): Promise<ServerSettings> {
  const seconds = (of: typeof flag.drain): number => (flags.get(of) ?? 0) * 1000
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
