import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Adapter } from '@signpost/adapters'
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
import { createGeoClient, type GeoClient, type GeoIssue } from '@signpost/client'
import type { OperationName } from '@signpost/client/domain'
import { describe, expect, test } from 'vitest'
import { root } from '../../.scripts/root.ts'

/** Each adapter, created from the value of its variable; see live.md. */
const live: Readonly<Record<string, (value: string) => Adapter>> = {
  photon: (url) => photon({ url }),
  nominatim: (url) => nominatim({ url }),
  pelias: (apiKey) => pelias({ apiKey }),
  google: (apiKey) => google({ apiKey }),
  mapbox: (accessToken) => mapbox({ accessToken }),
  here: (apiKey) => here({ apiKey }),
  tomtom: (apiKey) => tomtom({ apiKey }),
  geoapify: (apiKey) => geoapify({ apiKey }),
  maptiler: (apiKey) => maptiler({ apiKey }),
  esri: (apiKey) => esri({ apiKey }),
  valhalla: (url) => valhalla({ url }),
  osrm: (url) => osrm({ url }),
  openrouteservice: (apiKey) => openrouteservice({ apiKey }),
  graphhopper: (apiKey) => graphhopper({ apiKey }),
  mapboxDirections: (accessToken) => mapboxDirections({ accessToken }),
  googleRoutes: (apiKey) => googleRoutes({ apiKey }),
  hereRouting: (apiKey) => hereRouting({ apiKey }),
  tomtomRouting: (apiKey) => tomtomRouting({ apiKey }),
  amazonLocation: (apiKey) => amazonLocation({ apiKey, region: 'eu-central-1' }),
  azureMaps: (apiKey) => azureMaps({ apiKey }),
  locationiq: (apiKey) => locationiq({ apiKey }),
  radar: (apiKey) => radar({ apiKey }),
  opencage: (apiKey) => opencage({ apiKey }),
  geoplateforme: (url) => geoplateforme({ url }),
  stadia: (apiKey) => stadia({ apiKey }),
  stadiaRouting: (apiKey) => stadiaRouting({ apiKey }),
  amap: (apiKey) => amap({ apiKey }),
  geocodio: (apiKey) => geocodio({ apiKey }),
  yandex: (apiKey) => yandex({ apiKey }),
}

const center = { latitude: 52.52, longitude: 13.405 }
const destination = { latitude: 52.51, longitude: 13.39 }

/** One call of each operation that an adapter can have. */
const calls: Readonly<Partial<Record<OperationName, (client: GeoClient) => Promise<unknown>>>> = {
  suggest: (client) => client.suggest({ query: 'museum', near: center }),
  search: (client) => client.search({ query: 'museum', near: center }),
  forwardGeocode: (client) => client.forwardGeocode({ query: 'Am Lustgarten 1', near: center }),
  reverseGeocode: (client) => client.reverseGeocode({ coordinate: center }),
  getDirections: (client) => client.getDirections({ origin: center, destination }),
}

const variableOf = (name: string): string =>
  `SIGNPOST_LIVE_${name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`

test('live.md names the variable of every adapter', () => {
  const page = readFileSync(join(root, 'test/adapters/live.md'), 'utf8')
  const { exports } = JSON.parse(readFileSync(join(root, 'packages/adapters/package.json'), 'utf8'))
  // The other exports are functions around adapters, and handlers that validate addresses of a form.
  const others = ['.', './google-address-validation', './loqate', './smarty', './ideal-postcodes']
  expect(Object.keys(live)).toHaveLength(Object.keys(exports).length - others.length)
  for (const name of Object.keys(live)) expect(page).toContain(`\`${variableOf(name)}\``)
})

for (const [name, create] of Object.entries(live)) {
  const value = process.env[variableOf(name)]
  if (value !== undefined) {
    describe(name, () => {
      const adapter = create(value)
      test.each(adapter.capabilities.operations)('%s answers live', async (operation) => {
        const issues: GeoIssue[] = []
        const onIssue = (issue: GeoIssue): void => void issues.push(issue)
        const client = createGeoClient({ baseUrl: 'https://geo.invalid', fetch: adapter, onIssue })
        expect(await calls[operation]?.(client)).toEqual(expect.anything())
        expect(issues).toEqual([])
      })
    })
  }
}
