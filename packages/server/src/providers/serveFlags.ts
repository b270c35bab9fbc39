import { integer } from '@signpost/client/protocol'
import type { Flag } from '../cli/Flag.ts'
import { UsageError } from '../cli/readFlags.ts'
import * as serverFlags from '../cli/serverFlags.ts'
import { type Provider, placeProviders, routeProviders } from './providers.ts'

/** A provider on the command line, and the URL of its server, if it has one. */
export interface NamedProvider {
  readonly name: string
  readonly url: string
  readonly provider: Provider
}

const suffixes = { needed: '=URL', optional: '[=URL]', region: '=REGION' }

export const places: Flag<NamedProvider> = providerFlag('places', placeProviders)

export const routes: Flag<NamedProvider> = providerFlag('routes', routeProviders)

export const providerTimeout: Flag<number> = {
  name: 'provider-timeout',
  placeholder: 'SECONDS',
  reader: integer(1, 60),
  fallback: '8',
  text: 'Time within which a provider must answer.',
}

export const providerRate: Flag<number> = {
  name: 'provider-rate',
  placeholder: 'COUNT',
  reader: integer(1, 100_000),
  text: 'Maximum number of requests a second to each provider. Default: unlimited.',
}

/** Every setting, in the order of the documentation. */
export const serveFlags: readonly Flag<unknown>[] = [
  places,
  routes,
  providerTimeout,
  providerRate,
  ...serverFlags.all,
]

/** The environment variable of a provider's key. */
export function keyVariable(name: string): string {
  return `SIGNPOST_${name.toUpperCase()}_KEY`
}

function providerFlag(
  flag: 'places' | 'routes',
  providers: Readonly<Record<string, Provider>>,
): Flag<NamedProvider> {
  const names = Object.entries(providers).map(([name, { url }]) =>
    url === 'none' ? name : `${name}${suffixes[url]}`,
  )
  return {
    name: flag,
    placeholder: 'PROVIDER',
    reader: {
      expects: `one of ${names.join(', ')}`,
      read(text) {
        const [, name = '', url = ''] = /^([a-z]+)(?:=(.*))?$/s.exec(text) ?? []
        const provider = Object.hasOwn(providers, name) ? providers[name] : undefined
        if (!provider) return undefined
        checkUrl(`--${flag} ${name}`, url, provider)
        return { name, url, provider }
      },
    },
    text: `Where ${flag} come from: ${names.map((name) => `\`${name}\``).join(', ')}. Repeat to add fallbacks: each answers while the previous one is down, and answers the operations that it lacks.`,
  }
}

/** Refuses the URL of a provider. The messages do not contain it, because it may contain a key. */
function checkUrl(flag: string, url: string, { url: wanted }: Provider): void {
  if (wanted === 'region') {
    if (/^[a-z]{2}(-[a-z]+)+-\d$/.test(url)) return
    throw new UsageError(`${flag} needs the region of its servers: ${flag}=eu-central-1`)
  }
  if (url === '' && wanted === 'needed') {
    throw new UsageError(`${flag} needs the URL of its server: ${flag}=https://…`)
  }
  if (url !== '' && wanted === 'none') {
    throw new UsageError(`${flag} takes no URL: this provider has only one server.`)
  }
  if (url === '') return
  const { protocol, username, password, search, hash } = URL.canParse(url)
    ? new URL(url)
    : { protocol: '' }
  if (!/^https?:$/.test(protocol)) {
    throw new UsageError(`The URL of ${flag} must start with http:// or https://.`)
  }
  if (username || password || search || hash) {
    throw new UsageError(
      `The URL of ${flag} must have no user, query or fragment, because others on this machine can read it. Put a key into the environment.`,
    )
  }
}

/** The names of the providers that take a key. */
export function providerKeys(): readonly string[] {
  const all = [placeProviders, routeProviders].flatMap((providers) => Object.entries(providers))
  return [...new Set(all.filter(([, { key }]) => key !== 'none').map(([name]) => name))].sort()
}
