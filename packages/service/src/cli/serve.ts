import { stat } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { removeLeftovers } from '../data/build/removeLeftovers.ts'
import type { Manifest } from '../data/manifest.ts'
import { openData } from '../data/openData.ts'
import { DEMO_KEY } from '../http/keys/demoKey.ts'
import { KeyRing } from '../http/keys/KeyRing.ts'
import { createLog, type Log } from '../log/createLog.ts'
import { type ServiceSettings, startService } from '../startService.ts'
import { loadKeys } from './loadKeys.ts'
import { nameLeftover } from './nameLeftover.ts'
import { type Environment, type FlagValues, readFlags, UsageError } from './readFlags.ts'
import * as flag from './serveFlags.ts'

/** Milliseconds that the end may take after the drain, whatever is connected. */
const LAST_MOMENT = 4800

/** The data of a command that serves, beside the flags. */
export interface ServedData {
  folder: string
  manifest: Manifest
  log: Log
  /** The overlay and pictures of the demo; a service of its own has none. */
  sample?: { overlay: string; folder: string }
}

/** `signpost-service serve`: serves a data folder. */
export async function serve(args: readonly string[], env: Environment): Promise<void> {
  const flags = readFlags(flag.serveFlags, args, env)
  const folder = flags.get(flag.data) ?? 'data'
  const log = await openLog(flags, folder)
  const opened = await openData(folder, { verify: flags.get(flag.verify) ?? false })
  if (opened.status === 'unusable') throw new UsageError(opened.reason)
  await serveData(flags, env, { folder, manifest: opened.manifest, log })
}

/** Opens the log, with what killed builds had left beside the data as its first lines. */
export async function openLog(flags: FlagValues, folder: string): Promise<Log> {
  const log = createLog(flags.get(flag.logLevel) ?? 'info')
  for (const leftover of await removeLeftovers(folder)) log.logger.warn(nameLeftover(leftover))
  return log
}

/** Serves until the process receives a signal to stop. */
export async function serveData(
  flags: FlagValues,
  env: Environment,
  { folder, manifest, log, sample }: ServedData,
): Promise<void> {
  const keys = new KeyRing(await loadKeys(flags, env))
  const seconds = (of: typeof flag.drain): number => (flags.get(of) ?? 0) * 1000
  const settings: ServiceSettings = {
    data: folder,
    manifest,
    host: flags.get(flag.host) ?? '127.0.0.1',
    port: flags.get(flag.listenPort) ?? 8080,
    publicUrl: flags.get(flag.publicUrl),
    basePath: flags.get(flag.pathPrefix) ?? '',
    trustProxy: flags.get(flag.trustProxy) ?? false,
    staticFolder: await foundFolder(flags.get(flag.staticFolder)),
    frameAncestors: flags.get(flag.frameAncestors),
    sampleFolder: sample?.folder,
    keys,
    overlay: flags.get(flag.overlay) ?? sample?.overlay,
    valhallaUrl: flags.get(flag.valhallaUrl),
    search: {
      workers: flags.get(flag.workers) ?? Math.min(4, availableParallelism()),
      queue: flags.get(flag.queue) ?? 1000,
      cache: flags.get(flag.cache) ?? 1000,
    },
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
  // Whoever reads that it listens may end it at once.
  const told = stopSignal()
  const service = await startService(settings)
  const isDemoKey = flags.get(flag.keysFile) === undefined && !env.SIGNPOST_KEYS
  log.print(welcome(`${service.address}${settings.basePath}`, manifest, isDemoKey))

  process.on('SIGHUP', () => {
    loadKeys(flags, env).then(
      (loaded) => keys.replace(loaded),
      (error: Error) => log.logger.error({ reason: error.message }, 'the keys were not read again'),
    )
  })
  await told
  log.logger.info('stopping')
  setTimeout(() => {
    log.logger.error('something did not end in time: stopped without it')
    process.exit(1)
  }, settings.drain + LAST_MOMENT).unref()
  await service.stop()
  log.flush()
}

/** A folder that must be there from the start, if one is named. */
async function foundFolder(path: string | undefined): Promise<string | undefined> {
  if (path !== undefined && !(await stat(path)).isDirectory()) {
    throw new UsageError(`--static must be a folder, and ${path} is none.`)
  }
  return path
}

function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => resolve())
  })
}

/** The first lines for a person: the address, the key, a request to try, and the sources of the data. */
function welcome(address: string, { regions, sources }: Manifest, isDemoKey: boolean): string {
  const key = isDemoKey ? DEMO_KEY : 'YOUR_KEY'
  const { bounds } = regions[0] ?? {}
  const center = bounds
    ? `${((bounds.north + bounds.south) / 2).toFixed(4)},${((bounds.east + bounds.west) / 2).toFixed(4)}`
    : '0,0'
  const names = regions.map(({ name, date }) =>
    date ? `${name} (OpenStreetMap of ${monthOf(date)})` : name,
  )
  return [
    `\nSignpost serves ${names.join(' and ')}.\n`,
    `  Address   ${address}`,
    ...(isDemoKey ? [`  Key       ${DEMO_KEY} (good from any page on this machine)`] : []),
    `  Try       curl "${address}/geo/v2/suggestions/json?api_key=${key}&search_center=${center}&query=plaza"`,
    `  Interface ${address}/openapi.json`,
    `\nData: ${[...new Set(sources.map(({ attribution }) => attribution))].join('; ')}.`,
    'Stop with Ctrl+C.\n',
  ].join('\n')
}

function monthOf(date: string): string {
  return new Date(date).toLocaleDateString('en', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
}
