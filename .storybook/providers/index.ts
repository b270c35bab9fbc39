import { type Adapter, combine } from '@signpost/adapters'
import { google } from '@signpost/adapters/google'
import { mapbox } from '@signpost/adapters/mapbox'
import { mapboxDirections } from '@signpost/adapters/mapbox-directions'
import { nominatim } from '@signpost/adapters/nominatim'
import { photon } from '@signpost/adapters/photon'
import { valhalla } from '@signpost/adapters/valhalla'
import type { GeoClient } from '@signpost/client'
import { googleServer } from './googleServer.ts'
import { mapboxServer } from './mapboxServer.ts'
import { nominatimServer } from './nominatimServer.ts'
import { fetchFrom } from './ProviderServer.ts'
import { photonServer } from './photonServer.ts'
import { valhallaServer } from './valhallaServer.ts'

/** A geocoder and a router for the toolbar. Each answers in its own form, with the places and routes of a service. */
export interface Provider {
  readonly title: string
  readonly create: (source: GeoClient) => Adapter
}

const url = 'https://provider.example'

/** The providers of the toolbar. */
export const providers: Readonly<Record<string, Provider>> = {
  photon: {
    title: 'Photon and Valhalla',
    create: (source) =>
      combine(
        photon({ url, fetch: fetchFrom(photonServer(source)) }),
        valhalla({ url, fetch: fetchFrom(valhallaServer(source)) }),
      ),
  },
  nominatim: {
    title: 'Nominatim, the public one',
    create: (source) => nominatim({ url, fetch: fetchFrom(nominatimServer(source)) }),
  },
  google: {
    title: 'Google',
    create: (source) => google({ apiKey: 'demo', fetch: fetchFrom(googleServer(source)) }),
  },
  mapbox: {
    title: 'Mapbox',
    create: (source) => {
      const options = { accessToken: 'demo', fetch: fetchFrom(mapboxServer(source)) }
      return combine(mapbox(options), mapboxDirections(options))
    },
  },
}
