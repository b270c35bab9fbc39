import { esri } from '../esri/index.ts'
import { geoapify } from '../geoapify/index.ts'
import { google } from '../google/index.ts'
import { googleRoutes } from '../google-routes/index.ts'
import { graphhopper } from '../graphhopper/index.ts'
import { here } from '../here/index.ts'
import { hereRouting } from '../here-routing/index.ts'
import type { Adapter } from '../internals/Adapter.ts'
import type { AdapterOptions } from '../internals/defineAdapter.ts'
import { mapbox } from '../mapbox/index.ts'
import { mapboxDirections } from '../mapbox-directions/index.ts'
import { maptiler } from '../maptiler/index.ts'
import { nominatim } from '../nominatim/index.ts'
import { openrouteservice } from '../openrouteservice/index.ts'
import { osrm } from '../osrm/index.ts'
import { pelias } from '../pelias/index.ts'
import { photon } from '../photon/index.ts'
import { tomtom } from '../tomtom/index.ts'
import { tomtomRouting } from '../tomtom-routing/index.ts'
import { valhalla } from '../valhalla/index.ts'

/** A provider as the command line knows it. */
export interface Provider {
  /** The URL of its server: required, optional, or fixed. */
  readonly url: 'needed' | 'optional' | 'none'
  readonly key: 'needed' | 'optional' | 'none'
  readonly create: (settings: ProviderSettings, options: AdapterOptions) => Adapter
}

/** The settings of a provider; an address or a key that it has none of is an empty text. */
export interface ProviderSettings {
  readonly url: string
  readonly apiKey: string
}

type Create<Needed> = (
  options: AdapterOptions & { url?: string; apiKey?: string } & Needed,
) => Adapter

/** A server that the app's owner runs. */
const own = (create: Create<{ url: string }>, key: Provider['key'] = 'none'): Provider => ({
  url: 'needed',
  key,
  create: ({ url, apiKey }, options) => create({ ...options, url, ...(apiKey && { apiKey }) }),
})

/** A provider with a public server, or one that the app's owner runs. */
const either = (create: Create<object>, key: Provider['key']): Provider => ({
  url: 'optional',
  key,
  create: ({ url, apiKey }, options) =>
    create({ ...options, ...(apiKey && { apiKey }), ...(url && { url }) }),
})

/** A provider with a key. */
const hosted = (create: Create<{ apiKey: string }>): Provider => ({
  url: 'none',
  key: 'needed',
  create: ({ apiKey }, options) => create({ ...options, apiKey }),
})

/** The providers of `--places`. */
export const placeProviders: Readonly<Record<string, Provider>> = {
  photon: own(photon),
  // For an app it needs its own server: the public one allows no suggestions.
  nominatim: own((options) => nominatim({ ...options, isOwnServer: !isPublic(options.url) })),
  pelias: either(pelias, 'optional'),
  google: hosted(google),
  mapbox: hosted(({ apiKey, ...options }) => mapbox({ ...options, accessToken: apiKey })),
  here: hosted(here),
  tomtom: hosted(tomtom),
  geoapify: hosted(geoapify),
  maptiler: hosted(maptiler),
  esri: either((options) => esri({ apiKey: '', ...options }), 'needed'),
}

/** The providers of `--routes`. */
export const routeProviders: Readonly<Record<string, Provider>> = {
  valhalla: own(valhalla, 'optional'),
  osrm: own(osrm),
  openrouteservice: either(openrouteservice, 'optional'),
  graphhopper: either(graphhopper, 'optional'),
  mapbox: hosted(({ apiKey, ...options }) => mapboxDirections({ ...options, accessToken: apiKey })),
  google: hosted(googleRoutes),
  here: hosted(hereRouting),
  tomtom: hosted(tomtomRouting),
}

function isPublic(url: string): boolean {
  return /(^|\.)openstreetmap\.org\.?$/.test(new URL(url).hostname)
}
