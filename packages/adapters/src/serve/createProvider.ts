import type { Adapter } from '../internals/Adapter.ts'
import type { Environment, FlagValues } from '../server/index.ts'
import { type Flag, serverFlags, UsageError } from '../server/index.ts'
import { withCache } from '../with-cache/index.ts'
import { withFallback } from '../with-fallback/index.ts'
import { withRateLimit } from '../with-rate-limit/index.ts'
import * as flag from './serveFlags.ts'

/** The providers of the command line as one adapter, with their keys from the environment. */
export function createProvider(flags: FlagValues, env: Environment): Adapter {
  const timeout = (flags.get(flag.providerTimeout) ?? 8) * 1000
  const perSecond = flags.get(flag.providerRate)
  const adapters = [flag.places, flag.routes].flatMap((of: Flag<flag.NamedProvider>) =>
    flags.getAll(of).map((named) => {
      const { url, provider } = named
      const adapter = provider.create({ url, apiKey: keyOf(named, env) }, { timeout })
      return perSecond === undefined ? adapter : withRateLimit(adapter, { perSecond })
    }),
  )
  if (adapters.length === 0) {
    throw new UsageError(
      'Nothing is to be served: name a provider with --places or --routes, such as --places photon=https://photon.example.',
    )
  }
  const most = flags.get(serverFlags.cache) ?? 1000
  const all = adapters.reduce(withFallback)
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
