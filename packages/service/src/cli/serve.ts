import { stat } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import {
  createLog,
  DEMO_KEY,
  type Environment,
  type FlagValues,
  type Log,
  readFlags,
  readSettings,
  serverFlags,
  serveUntilStopped,
  UsageError,
} from '@signpost/server'
import type { Manifest } from '../data/manifest.ts'
import { openData } from '../data/openData.ts'
import { removeLeftovers } from '../data/removeLeftovers.ts'
import type { SharedLimits } from '../engine/postgres/createSharedLimits.ts'
import type { OpenFolder } from '../openServices.ts'
import { type RunningService, type ServiceSettings, startService } from '../startService.ts'
import { type ExampleSearch, findExample } from './findExample.ts'
import * as flag from './serveFlags.ts'

/** The data of a command that serves, in addition to the flags. */
export interface ServedData {
  /** Absent when the data are in a store. */
  data?: OpenFolder
  log: Log
  /** The overlay and pictures of the demo. */
  sample?: { overlay: string; folder: string }
  /** Called once the service listens. */
  onServing?: (service: RunningService) => unknown
}

/** `signpost-service serve`: serves a data folder. */
export async function serve(args: readonly string[], env: Environment): Promise<void> {
  const flags = readFlags(flag.serveFlags, args, env)
  const named = flags.get(flag.data)
  if (named === undefined && flags.get(flag.store) !== undefined) {
    const log = createLog(flags.get(serverFlags.logLevel))
    return serveData(flags, env, { log })
  }
  const folder = named ?? 'data'
  const log = await openLog(flags, folder)
  const opened = await openData(folder, { verify: flags.get(flag.verify) ?? false })
  if (opened.status === 'unusable') throw new UsageError(opened.reason)
  await serveData(flags, env, { data: { folder, manifest: opened.manifest }, log })
}

/** Opens the log. Its first lines report the removed folders of killed builds. */
export async function openLog(flags: FlagValues, folder: string): Promise<Log> {
  const log = createLog(flags.get(serverFlags.logLevel))
  for (const leftover of await removeLeftovers(folder)) log.logger.warn(leftover)
  return log
}

/** Serves until the process receives a signal to stop. */
export async function serveData(
  flags: FlagValues,
  env: Environment,
  { data, log, sample, onServing }: ServedData,
): Promise<void> {
  const settings: ServiceSettings = {
    ...(await readSettings(flags, env, log)),
    data,
    store: flags.get(flag.store),
    publicUrl: flags.get(flag.publicUrl),
    staticFolder: await foundFolder(flags.get(flag.staticFolder)),
    frameAncestors: flags.get(flag.frameAncestors),
    sampleFolder: sample?.folder,
    overlay: flags.get(flag.overlay) ?? sample?.overlay,
    tilesUrl: flags.get(flag.tilesUrl),
    valhallaUrls: flags.get(flag.valhallaUrl),
    search: {
      workers: flags.get(flag.workers) ?? Math.min(4, availableParallelism()),
      queue: flags.get(flag.queue) ?? 1000,
      cache: flags.get(flag.cache) ?? 4000,
    },
  }
  const limits = await openLimits(flags)
  if (limits) settings.keys.share(limits.take)
  await serveUntilStopped(
    settings,
    flags,
    env,
    () => startService(settings),
    async (url, hasDemoKey, service) => {
      onServing?.(service)
      const [region] = service.manifest.regions
      // The service runs, with or without an example.
      const example = region && (await findExample(service.store, region).catch(() => undefined))
      return welcome(url, service.manifest, hasDemoKey, example)
    },
  )
}

/** Opens the shared request counts, if configured. The client of PostgreSQL is imported only then. */
async function openLimits(flags: FlagValues): Promise<SharedLimits | undefined> {
  const url = flags.get(flag.limits)
  if (url === undefined) return undefined
  const { createSharedLimits } = await import('../engine/postgres/createSharedLimits.ts')
  return createSharedLimits(url)
}

/** A folder that must exist at the start, if the flag is set. */
async function foundFolder(path: string | undefined): Promise<string | undefined> {
  if (path !== undefined && !(await stat(path)).isDirectory()) {
    throw new UsageError(`--static must be a folder, but ${path} is not.`)
  }
  return path
}

/** The first lines of the output: the URL, the key, a request to try, and the sources of the data. */
function welcome(
  url: string,
  { regions, sources }: Manifest,
  isDemoKey: boolean,
  example: ExampleSearch | undefined,
): string {
  const key = isDemoKey ? DEMO_KEY : 'YOUR_KEY'
  const names = regions.map(({ name, date }) =>
    date ? `${name} (OpenStreetMap of ${monthOf(date)})` : name,
  )
  return [
    `\nSignpost serves ${names.join(' and ')}.\n`,
    `  URL       ${url}`,
    ...(isDemoKey ? [`  Key       ${DEMO_KEY} (good from any page on this machine)`] : []),
    ...(example ? [`  Try       curl "${exampleUrl(url, key, example)}"`] : []),
    `  Interface ${url}/openapi.json`,
    `\nData: ${[...new Set(sources.map(({ attribution }) => attribution))].join('; ')}.`,
    'Stop with Ctrl+C.\n',
  ].join('\n')
}

function exampleUrl(url: string, key: string, { query, center }: ExampleSearch): string {
  const searchCenter = `${center.latitude.toFixed(4)},${center.longitude.toFixed(4)}`
  return `${url}/geo/v2/search/json?api_key=${key}&search_center=${searchCenter}&query=${query}`
}

function monthOf(date: string): string {
  return new Date(date).toLocaleDateString('en', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
}
