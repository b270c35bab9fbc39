import type { Adapter, AdapterOptions } from '@signpost/adapters'
import { amap } from '@signpost/adapters/amap'
import { amazonLocation } from '@signpost/adapters/amazon-location'
import { azureMaps } from '@signpost/adapters/azure-maps'
import { esri } from '@signpost/adapters/esri'
import { geoapify } from '@signpost/adapters/geoapify'
import { geocodio } from '@signpost/adapters/geocodio'
import { geoplateforme } from '@signpost/adapters/geoplateforme'
import { google } from '@signpost/adapters/google'
import { googleRoutes } from '@signpost/adapters/google-routes'
import { graphhopper } from '@signpost/adapters/graphhopper'
import { here } from '@signpost/adapters/here'
import { hereRouting } from '@signpost/adapters/here-routing'
import { locationiq } from '@signpost/adapters/locationiq'
import { mapbox } from '@signpost/adapters/mapbox'
import { mapboxDirections } from '@signpost/adapters/mapbox-directions'
import { maptiler } from '@signpost/adapters/maptiler'
import { nominatim } from '@signpost/adapters/nominatim'
import { opencage } from '@signpost/adapters/opencage'
import { openrouteservice } from '@signpost/adapters/openrouteservice'
import { osrm } from '@signpost/adapters/osrm'
import { pelias } from '@signpost/adapters/pelias'
import { photon } from '@signpost/adapters/photon'
import { radar } from '@signpost/adapters/radar'
import { stadia } from '@signpost/adapters/stadia'
import { stadiaRouting } from '@signpost/adapters/stadia-routing'
import { tomtom } from '@signpost/adapters/tomtom'
import { tomtomRouting } from '@signpost/adapters/tomtom-routing'
import { valhalla } from '@signpost/adapters/valhalla'
import { yandex } from '@signpost/adapters/yandex'

/** A provider for the command line. */
export interface Provider {
  /** The URL of its server: required, optional, or fixed. `region`: the command line names the region of its servers instead. */
  readonly url: 'needed' | 'optional' | 'none' | 'region'
  readonly key: 'needed' | 'optional' | 'none'
  readonly create: (settings: ProviderSettings, options: AdapterOptions) => Adapter
}

/** The settings of a provider. Settings that it does not have are empty texts. */
export interface ProviderSettings {
  readonly url: string
  readonly apiKey: string
}

type Create<Needed> = (
  options: AdapterOptions & { url?: string; apiKey?: string } & Needed,
) => Adapter

/** A provider with a server that the app's owner runs. */
const own = (create: Create<{ url: string }>, key: Provider['key'] = 'none'): Provider => ({
  url: 'needed',
  key,
  create: ({ url, apiKey }, options) => create({ ...options, url, ...(apiKey && { apiKey }) }),
})

/** A provider with a public server, or a server that the app's owner runs. */
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
  // The server counts as the app's own, because the public one allows no suggestions.
  nominatim: own((options) => nominatim({ ...options, isOwnServer: !isPublic(options.url) })),
  pelias: either(pelias, 'optional'),
  google: hosted(google),
  mapbox: hosted(({ apiKey, ...options }) => mapbox({ ...options, accessToken: apiKey })),
  here: hosted(here),
  tomtom: hosted(tomtom),
  geoapify: hosted(geoapify),
  maptiler: hosted(maptiler),
  esri: either((options) => esri({ apiKey: '', ...options }), 'needed'),
  amazon: {
    url: 'region',
    key: 'needed',
    create: ({ url, apiKey }, options) => amazonLocation({ ...options, region: url, apiKey }),
  },
  azure: hosted(azureMaps),
  locationiq: hosted(locationiq),
  radar: hosted(radar),
  opencage: hosted(opencage),
  geoplateforme: either(geoplateforme, 'none'),
  stadia: hosted(stadia),
  amap: hosted(amap),
  geocodio: hosted(geocodio),
  yandex: hosted(yandex),
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
  stadia: hosted(stadiaRouting),
}

function isPublic(url: string): boolean {
  return /(^|\.)openstreetmap\.org\.?$/.test(new URL(url).hostname)
}
