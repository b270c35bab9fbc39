import { isatty } from 'node:tty'
import type { RunningServer, ServerSettings } from '../http/startServer.ts'
import type { Environment, FlagValues } from './readFlags.ts'
import { loadKeys } from './readSettings.ts'
import { keysFile } from './serverFlags.ts'

/** The milliseconds for the rest of the shutdown after the drain, whatever is still connected. */
const LAST_MOMENT = 6500

/** Serves until the process receives a signal to stop. SIGHUP reloads the keys and the data, unless a closed terminal sends it: that stops the process too. */
export async function serveUntilStopped<Server extends RunningServer>(
  { keys, drain, basePath, log }: ServerSettings,
  flags: FlagValues,
  env: Environment,
  start: () => Promise<Server>,
  /** Returns the first lines of output for the user. */
  welcome: (url: string, hasDemoKey: boolean, server: Server) => string | Promise<string>,
): Promise<void> {
  // Registered first, because another process may stop this one as soon as it listens.
  const stopped = stopSignal()
  const server = await start()
  const hasDemoKey = flags.get(keysFile) === undefined && !env.SIGNPOST_KEYS
  log.print(await welcome(`${server.url}${basePath}`, hasDemoKey, server))

  // Reloads run one after the other, because a second signal may arrive while the data are opened.
  let reloaded = Promise.resolve()
  process.on('SIGHUP', () => {
    if (isTerminalClosed()) return
    const failed = (what: string) => (error: Error) =>
      log.logger.error({ reason: error.message }, `the ${what} were not reloaded`)
    loadKeys(flags, env).then((loaded) => keys.replace(loaded), failed('keys'))
    reloaded = reloaded.then(() => server.reload?.()).catch(failed('data'))
  })
  await stopped
  log.logger.info('stopping')
  setTimeout(() => {
    log.logger.error('shutdown timed out: exiting with unfinished work')
    process.exit(1)
  }, drain + LAST_MOMENT).unref()
  await server.stop()
  log.flush()
}

/** The files of the process that were a terminal when it started. */
const terminals = [0, 1, 2].filter(isatty)

function isTerminalClosed(): boolean {
  return terminals.length > 0 && !terminals.some(isatty)
}

function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => resolve())
    process.on('SIGHUP', () => {
      if (isTerminalClosed()) resolve()
    })
  })
}
