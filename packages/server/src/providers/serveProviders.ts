import { type Adapter, withCache, withFallback, withRateLimit } from '@signpost/adapters'
import type { Flag } from '../cli/Flag.ts'
import { type Environment, type FlagValues, readFlags, UsageError } from '../cli/readFlags.ts'
import { readSettings } from '../cli/readSettings.ts'
import * as serverFlags from '../cli/serverFlags.ts'
import { serveUntilStopped } from '../cli/serveUntilStopped.ts'
import { startServer } from '../http/startServer.ts'
import { DEMO_KEY } from '../keys/readKeys.ts'
import { createLog } from '../log/createLog.ts'
import { createProviderApp } from './createProviderApp.ts'
import * as flag from './serveFlags.ts'
import { places, routes, serveFlags } from './serveFlags.ts'

/** The providers of the command line as one adapter, with their keys from the environment. */
function createProvider(flags: FlagValues, env: Environment): Adapter {
  const timeout = (flags.get(flag.providerTimeout) ?? 8) * 1000
  const perSecond = flags.get(flag.providerRate)
  const adapters = [flag.places, flag.routes].flatMap((option: Flag<flag.NamedProvider>) =>
    flags.getAll(option).map((named) => {
      const { url, provider } = named
      const adapter = provider.create({ url, apiKey: keyOf(named, env) }, { timeout })
      return perSecond === undefined ? adapter : withRateLimit(adapter, { perSecond })
    }),
  )
  if (adapters.length === 0) {
    throw new UsageError(
      'There is no provider: name a provider with --places or --routes, such as --places photon=https://photon.example.',
    )
  }
  const most = flags.get(serverFlags.cache) ?? 1000
  const all = adapters.reduce((first, second) => withFallback(first, second))
  return most > 0 ? withCache(all, { most }) : all
}

function keyOf({ name, provider }: flag.NamedProvider, env: Environment): string {
  const variable = flag.keyVariable(name)
  const key = env[variable]?.trim() ?? ''
  if (key === '' && provider.key === 'needed') {
    throw new UsageError(`The key of ${name} is missing: put it into the variable ${variable}.`)
  }
  return provider.key === 'none' ? '' : key
}

/** Serves `/geo/v2/` in front of the providers of the arguments, until the process receives a signal to stop. */
export async function serveProviders(args: readonly string[], env: Environment): Promise<void> {
  const flags = readFlags(serveFlags, args, env)
  const geo = createProvider(flags, env)
  const log = createLog(flags.get(serverFlags.logLevel))
  const settings = await readSettings(flags, env, log)
  const names = [places, routes].flatMap((flag) => flags.getAll(flag)).map(({ name }) => name)
  await serveUntilStopped(
    settings,
    flags,
    env,
    () =>
      startServer(settings, {
        createApp: (options) => createProviderApp({ ...settings, ...options, geo }),
        close: async () => {},
      }),
    (url, hasDemoKey) => welcome(url, [...new Set(names)], geo, hasDemoKey),
  )
}

/** The first lines of output for the user: the providers, the URL, the key, a request to try, and the credits. */
function welcome(
  url: string,
  names: readonly string[],
  { capabilities: { operations, terms } }: Adapter,
  hasDemoKey: boolean,
): string {
  const key = hasDemoKey ? DEMO_KEY : 'YOUR_KEY'
  // A provider may know one country or one city, so the point is the reader's.
  const query = operations.includes('search')
    ? `search/json?api_key=${key}&search_center=LATITUDE,LONGITUDE&query=park`
    : `directions/json?api_key=${key}&origin=LATITUDE,LONGITUDE&destination=LATITUDE,LONGITUDE`
  return [
    `\nSignpost serves /geo/v2/ in front of ${names.join(', ')}.\n`,
    `  URL       ${url}`,
    ...(hasDemoKey ? [`  Key       ${DEMO_KEY} (valid for any page on this machine)`] : []),
    `  Try       curl "${url}/geo/v2/${query}"`,
    `\nShow beside the results: ${terms.attribution.map(({ text }) => text).join('; ')}.`,
    'Stop with Ctrl+C.\n',
  ].join('\n')
}
