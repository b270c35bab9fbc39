import { graphhopper } from '@signpost/adapters/graphhopper'
import { nominatim } from '@signpost/adapters/nominatim'
import { openrouteservice } from '@signpost/adapters/openrouteservice'
import { osrm } from '@signpost/adapters/osrm'
import { pelias } from '@signpost/adapters/pelias'
import { photon } from '@signpost/adapters/photon'
import { valhalla } from '@signpost/adapters/valhalla'
import type { ProviderFacts } from './ProviderFacts.ts'

const photonUrl = 'https://photon.example'
const nominatimUrl = 'https://nominatim.example'
const routesUrl = 'https://routes.example'

/** Providers whose software anyone can run. */
export const openProviders: readonly ProviderFacts[] = [
  {
    title: 'Photon',
    about: 'A geocoder for search as you type, on OpenStreetMap data; open source, by komoot.',
    places: {
      name: 'photon',
      entry: 'photon',
      inBrowser: `{ url: '${photonUrl}' }`,
      onServer: `{ url: process.env.PHOTON_URL ?? '${photonUrl}' }`,
      create: (options) => photon({ url: photonUrl, ...options }),
      works:
        'Kinds of places are the tags of OpenStreetMap. Names come in the languages that the server was built with: `languages`, by default those of the public build.',
      lacks:
        'Opening hours, phone numbers, websites, ratings and photos: Photon has none. `countries` needs Photon 1.1 or later; an older server refuses them.',
      requests:
        '1 a key press. The choice costs none, because the suggestion carries the whole place.',
      checked:
        'its [API reference](https://github.com/komoot/photon/blob/master/docs/api-v1.md) and changelog, in November 2026',
    },
    terms:
      'The public server is for tests and light use, without a promise; run your own for a product. The data are those of OpenStreetMap, whose credit must be visible. Answers may be stored under the same licence.',
    termsUrl: 'https://photon.komoot.io',
  },
  {
    title: 'Nominatim',
    about: 'The geocoder of openstreetmap.org, which anyone can run.',
    places: {
      name: 'nominatim',
      entry: 'nominatim',
      inBrowser: `{ url: '${nominatimUrl}', isOwnServer: true }`,
      onServer: `{ url: process.env.NOMINATIM_URL ?? '${nominatimUrl}', isOwnServer: true }`,
      create: (options) => nominatim({ url: nominatimUrl, isOwnServer: true, ...options }),
      works: 'Opening hours as text, phone, website and cuisines, as OpenStreetMap has them.',
      lacks:
        'Suggestions on the public server, whose policy forbids a request for each key: without `isOwnServer` they are a `501`. `PlaceSearch` then asks nothing while somebody types; Enter searches, and the places are its rows. Ratings and photos: it has none.',
      requests:
        '1 a key press on a server of your own, and 1 for the choice. Without suggestions 1 a search.',
      ran: '5.3.3',
      checked:
        'the pages Search, Reverse, Lookup and Output of its [manual](https://nominatim.org/release-docs/latest/api/Overview/), in November 2026',
    },
    terms:
      'The public server allows one request a second, wants an application that can be identified, and no autocomplete: put `withRateLimit` and `withCache` around the adapter. The data are those of OpenStreetMap, whose credit must be visible.',
    termsUrl: 'https://operations.osmfoundation.org/policies/nominatim/',
  },
  {
    title: 'Pelias',
    about: 'An open-source geocoder, which geocode.earth hosts.',
    places: {
      name: 'pelias',
      entry: 'pelias',
      inBrowser: `{ apiKey: 'YOUR_KEY' }`,
      onServer: `{ apiKey: process.env.PELIAS_KEY ?? '' }`,
      create: (options) => pelias({ apiKey: 'x', ...options }),
      works:
        'Phone, website and opening hours as text, where the data have them. A server of your own with `url`.',
      lacks: 'Opening hours in a structure, ratings and photos: it has none.',
      requests: '1 a key press, and 1 for the choice.',
      checked:
        'the parameters that its [API](https://github.com/pelias/api) reads and the properties that it writes, in November 2026',
    },
    terms:
      'geocode.earth counts each request, also those of a key press. Its data come from OpenStreetMap and others, which ask for their credits.',
    termsUrl: 'https://geocode.earth/guidelines',
  },
  {
    title: 'Valhalla',
    about: 'An open-source router on OpenStreetMap data; the service of Signpost runs it, too.',
    routes: {
      name: 'valhalla',
      entry: 'valhalla',
      inBrowser: `{ url: '${routesUrl}' }`,
      onServer: `{ url: process.env.VALHALLA_URL ?? '${routesUrl}' }`,
      create: (options) => valhalla({ url: routesUrl, ...options }),
      works:
        'What it cannot avoid is reported with the route, among `unmetAvoid`. `apiKey` for hosted servers that take one.',
      lacks: 'Traffic: a server of your own has none.',
      requests: '1 a route, or 2 where a ban leaves no way.',
      checked:
        'the maneuver types of its [API reference](https://github.com/valhalla/valhalla/blob/master/docs/docs/api/turn-by-turn/api-reference.md), and twelve routes of the engine that the service runs, found both ways',
    },
    terms:
      'The software is free. The data are those of OpenStreetMap, whose credit must be visible.',
    termsUrl: 'https://www.openstreetmap.org/copyright',
  },
  {
    title: 'OSRM',
    about: 'An open-source router on OpenStreetMap data.',
    routes: {
      name: 'osrm',
      entry: 'osrm',
      inBrowser: `{ url: '${routesUrl}' }`,
      onServer: `{ url: process.env.OSRM_URL ?? '${routesUrl}' }`,
      create: (options) => osrm({ url: routesUrl, ...options }),
      works:
        'The vehicles of `profiles`, by default `car`; the avoidances of `exclude`, by default none.',
      lacks: 'More than one profile a server, as a rule. Languages: it writes names as they are.',
      requests: '1 a route.',
      checked:
        'the maneuver types and modifiers of its [HTTP API](https://github.com/Project-OSRM/osrm-backend/blob/master/docs/http.md), in November 2026',
    },
    terms:
      'The public server is for demonstrations: run your own. The data are those of OpenStreetMap, whose credit must be visible.',
    termsUrl: 'https://github.com/Project-OSRM/osrm-backend/wiki/Api-usage-policy',
  },
  {
    title: 'openrouteservice',
    about: 'An open-source router on OpenStreetMap data, which HeiGIT hosts.',
    routes: {
      name: 'openrouteservice',
      entry: 'openrouteservice',
      inBrowser: `{ apiKey: 'YOUR_KEY' }`,
      onServer: `{ apiKey: process.env.ORS_KEY ?? '' }`,
      create: (options) => openrouteservice({ apiKey: 'x', ...options }),
      works: 'A server of your own with `url`. Bicycles and people on foot avoid only ferries.',
      lacks: 'Traffic.',
      requests: '1 a route.',
      checked:
        'its table of [instruction types](https://github.com/GIScience/openrouteservice/blob/main/docs/api-reference/endpoints/directions/instruction-types.md)',
    },
    terms:
      'The hosted service has a number of free requests a day and a minute for each key. Its credit and that of OpenStreetMap must be visible.',
    termsUrl: 'https://openrouteservice.org/terms-of-service/',
  },
  {
    title: 'GraphHopper',
    about: 'An open-source router on OpenStreetMap data, which its makers host.',
    routes: {
      name: 'graphhopper',
      entry: 'graphhopper',
      inBrowser: `{ apiKey: 'YOUR_KEY' }`,
      onServer: `{ apiKey: process.env.GRAPHHOPPER_KEY ?? '' }`,
      create: (options) => graphhopper({ apiKey: 'x', ...options }),
      works: 'A server of your own with `url`, and its profiles with `profiles`.',
      lacks: 'Avoidances on plans without the flexible mode, which they need.',
      requests: '1 a route.',
      ran: '11.0',
      checked:
        '`Instruction`, `Surface` and `Toll` of its [source](https://github.com/graphhopper/graphhopper), and its API reference',
    },
    terms:
      'The hosted service counts credits, and a route with avoidances costs more of them. Its free plan is not for products. Its credit and that of OpenStreetMap must be visible.',
    termsUrl: 'https://www.graphhopper.com/terms/',
  },
]
