import type { RunningServer, ServerSettings } from '../http/startServer.ts'
import type { Environment, FlagValues } from './readFlags.ts'
import { loadKeys } from './readSettings.ts'
import { keysFile } from './serverFlags.ts'

/** Milliseconds that the end may take after the drain, whatever is connected. */
const LAST_MOMENT = 6500

/** Serves until the process receives a signal to stop; SIGHUP reads the keys and the data again. */
export async function serveUntilStopped<Server extends RunningServer>(
  { keys, drain, basePath, log }: ServerSettings,
  flags: FlagValues,
  env: Environment,
  start: () => Promise<Server>,
  /** The first lines for a person. */
  welcome: (address: string, hasDemoKey: boolean, server: Server) => string,
): Promise<void> {
  // A process that reads that it listens may end it at once.
  const stopped = stopSignal()
  const server = await start()
  const hasDemoKey = flags.get(keysFile) === undefined && !env.SIGNPOST_KEYS
  log.print(welcome(`${server.address}${basePath}`, hasDemoKey, server))

  // One after the other: a second signal may come while the data of the first are opened.
  let reloaded = Promise.resolve()
  process.on('SIGHUP', () => {
    const failed = (what: string) => (error: Error) =>
      log.logger.error({ reason: error.message }, `the ${what} were not read again`)
    loadKeys(flags, env).then((loaded) => keys.replace(loaded), failed('keys'))
    reloaded = reloaded.then(() => server.reload?.()).catch(failed('data'))
  })
  await stopped
  log.logger.info('stopping')
  setTimeout(() => {
    log.logger.error('something did not end in time: stopped without it')
    process.exit(1)
  }, drain + LAST_MOMENT).unref()
  await server.stop()
  log.flush()
}

function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => resolve())
  })
}
