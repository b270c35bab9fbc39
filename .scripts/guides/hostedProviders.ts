import { esri } from '@signpost/adapters/esri'
import { geoapify } from '@signpost/adapters/geoapify'
import { google } from '@signpost/adapters/google'
import { googleRoutes } from '@signpost/adapters/google-routes'
import { here } from '@signpost/adapters/here'
import { hereRouting } from '@signpost/adapters/here-routing'
import { mapbox } from '@signpost/adapters/mapbox'
import { mapboxDirections } from '@signpost/adapters/mapbox-directions'
import { maptiler } from '@signpost/adapters/maptiler'
import { tomtom } from '@signpost/adapters/tomtom'
import { tomtomRouting } from '@signpost/adapters/tomtom-routing'
import type { ProviderFacts } from './ProviderFacts.ts'

const inBrowser = `{ apiKey: 'YOUR_KEY' }`
const onServer = (variable: string): string => `{ apiKey: process.env.${variable} ?? '' }`
const apiKey = 'x'

/** Providers that are asked with a key of theirs. */
export const hostedProviders: readonly ProviderFacts[] = [
  {
    title: 'Google',
    about: 'Places API (New) and Geocoding API for places, Routes API for directions.',
    places: {
      name: 'google',
      entry: 'google',
      inBrowser,
      onServer: onServer('GOOGLE_KEY'),
      create: (options) => google({ apiKey, ...options }),
      works:
        "Sessions: the keys of one search and the details of its choice have one token, which ends with the choice or after three minutes. Opening hours, phone, website, time zone; the rating with the number of reviews, Google's icon and the link to Google Maps, without which it is not shown. `fields` is the field mask. Photos of a chosen place with `photos: 3`, at most five: their addresses hold no key, and their authors are named below them.",
      lacks:
        "Reviews as text: `/geo/v2/` has none. A search of places in certain countries: Google's has no such limit, and an address can be limited to one country and to no box. The icon comes from www.gstatic.com and photos from lh3.googleusercontent.com: a Content-Security-Policy must allow both.",
      requests:
        '1 a key press, free within a session, and 1 for the details, at the price of the dearest field in `fields`. Each photo is 1 more.',
      checked:
        'the [published interface](https://github.com/googleapis/googleapis/tree/master/google/maps/places/v1) of Places, field by field, in November 2026; the Geocoding API against its documentation',
    },
    routes: {
      name: 'googleRoutes',
      entry: 'google-routes',
      inBrowser,
      onServer: onServer('GOOGLE_KEY'),
      create: (options) => googleRoutes({ apiKey, ...options }),
      works: 'Only routes by car avoid. `hasTraffic` for the traffic of now, at a higher price.',
      lacks: 'Names of roads: Google writes them only into its sentences.',
      requests: '1 a route.',
      checked:
        '`Maneuver` of its [published interface](https://github.com/googleapis/googleapis/tree/master/google/maps/routing/v2)',
    },
    terms:
      'Answers may not be stored, beyond the ids of places, and must not be shown on a map of another provider. Where they are shown without a map, the credit to Google Maps must be visible beside them, and the authors of photos must be named.',
    termsUrl: 'https://cloud.google.com/maps-platform/terms/maps-service-terms',
  },
  {
    title: 'Mapbox',
    about:
      'Search Box for suggestions and places, Geocoding v6 for addresses, Directions for routes.',
    places: {
      name: 'mapbox',
      entry: 'mapbox',
      inBrowser: `{ accessToken: 'YOUR_TOKEN' }`,
      onServer: `{ accessToken: process.env.MAPBOX_TOKEN ?? '' }`,
      create: (options) => mapbox({ accessToken: 'x', ...options }),
      works: 'Sessions, as with Google. Phone and website, where the answer has them.',
      lacks:
        'Opening hours, ratings and photos: they are in the Details API, which is a private preview. Suggestions of a category or a brand are dropped: they have no place.',
      requests: '1 a key press and 1 for the choice, billed as one session.',
      checked:
        'the [reference of Search Box](https://docs.mapbox.com/api/search/search-box/) and answers of it and of Geocoding v6 that others recorded',
    },
    routes: {
      name: 'mapboxDirections',
      entry: 'mapbox-directions',
      inBrowser: `{ accessToken: 'YOUR_TOKEN' }`,
      onServer: `{ accessToken: process.env.MAPBOX_TOKEN ?? '' }`,
      create: (options) => mapboxDirections({ accessToken: 'x', ...options }),
      works: 'Bicycles avoid only ferries. `hasTraffic` for the traffic of now.',
      lacks: 'Trucks.',
      requests: '1 a route.',
      checked:
        'its [reference](https://docs.mapbox.com/api/navigation/directions/), whose steps have the form of OSRM',
    },
    terms:
      'Answers may not be stored, unless the account has permanent geocoding (`isPermanent`), and belong on a Mapbox map. The credits to Mapbox and OpenStreetMap must be visible.',
    termsUrl: 'https://www.mapbox.com/legal/tos',
  },
  {
    title: 'HERE',
    about: 'Geocoding and Search v7 for places, Routing v8 for directions.',
    places: {
      name: 'here',
      entry: 'here',
      inBrowser,
      onServer: onServer('HERE_KEY'),
      create: (options) => here({ apiKey, ...options }),
      works: 'Opening hours as text, phone, website, chains.',
      lacks:
        'Opening hours in a structure, ratings and photos. A box for an address. Suggestions that stand for a query are dropped.',
      requests: '1 a key press, and 1 for the choice.',
      checked:
        'its [API reference](https://docs.here.com/geocoding-and-search/reference/get_autosuggest) and the clients made of it, in November 2026',
    },
    routes: {
      name: 'hereRouting',
      entry: 'here-routing',
      inBrowser,
      onServer: onServer('HERE_KEY'),
      create: (options) => hereRouting({ apiKey, ...options }),
      works:
        'What it cannot avoid is reported with the route. Bicycles and people on foot avoid only ferries.',
      lacks: 'The sentences of HERE: the components write their own, in every language of theirs.',
      requests: '1 a route.',
      checked:
        'its [guide to guidance](https://docs.here.com/routing/docs/guidance), in November 2026',
    },
    terms:
      'What may be cached, and for how long, is a matter of the plan: answers are marked as not to be stored. The credit to HERE must be visible.',
    termsUrl: 'https://legal.here.com/terms',
  },
  {
    title: 'TomTom',
    about: 'Search for places, Routing for directions.',
    places: {
      name: 'tomtom',
      entry: 'tomtom',
      inBrowser,
      onServer: onServer('TOMTOM_KEY'),
      create: (options) => tomtom({ apiKey, ...options }),
      works: 'Opening hours of the next seven days, phone, website, brands, time zone.',
      lacks:
        'Opening hours of a week without holidays: those of the next seven days are shown. Ratings and photos.',
      requests: '1 a key press, and 1 for the choice of a place; that of an address costs none.',
      checked:
        'the requests and the types of answers of its [SDK](https://github.com/tomtom-international/maps-sdk-js), in November 2026',
    },
    routes: {
      name: 'tomtomRouting',
      entry: 'tomtom-routing',
      inBrowser,
      onServer: onServer('TOMTOM_KEY'),
      create: (options) => tomtomRouting({ apiKey, ...options }),
      works: 'Traffic is counted in. Bicycles and people on foot avoid only ferries.',
      lacks: 'Turning round cannot be avoided.',
      requests: '1 a route.',
      checked: 'the list of maneuvers in the types of its SDK',
    },
    terms: 'Answers are marked as not to be stored; the credit to TomTom must be visible.',
    termsUrl: 'https://developer.tomtom.com/terms-and-conditions',
  },
  {
    title: 'Geoapify',
    about: 'A hosted geocoder on open data.',
    places: {
      name: 'geoapify',
      entry: 'geoapify',
      inBrowser,
      onServer: onServer('GEOAPIFY_KEY'),
      create: (options) => geoapify({ apiKey, ...options }),
      works: 'Opening hours as text, phone, website, time zone.',
      lacks:
        'Opening hours in a structure and ratings. Pictures from Wikimedia, whose authors it does not name.',
      requests: '1 a key press, and 1 for the choice.',
      checked:
        'its [OpenAPI documents](https://github.com/geoapify/geoapify-openapi-specs), and answers of its Place Details that others recorded, in November 2026',
    },
    terms:
      'Answers may be stored. The free plan asks for its credit, and the data for that of OpenStreetMap.',
    termsUrl: 'https://www.geoapify.com/terms-and-conditions/',
  },
  {
    title: 'MapTiler',
    about: 'A hosted geocoder on open data.',
    places: {
      name: 'maptiler',
      entry: 'maptiler',
      inBrowser,
      onServer: onServer('MAPTILER_KEY'),
      create: (options) => maptiler({ apiKey, ...options }),
      works: 'Places with their kinds, addresses, roads and areas; at most ten results.',
      lacks: 'Phone numbers, websites, opening hours, ratings and photos.',
      requests:
        '1 a key press. The choice costs none, because the suggestion carries the whole place.',
      checked:
        'the options and types of its [client](https://github.com/maptiler/maptiler-client-js), in November 2026',
    },
    terms:
      'Answers are marked as not to be stored; the credits to MapTiler and OpenStreetMap must be visible.',
    termsUrl: 'https://www.maptiler.com/terms/',
  },
  {
    title: 'Esri',
    about: 'The world geocoder of ArcGIS, or a geocode service of your own (`url`).',
    places: {
      name: 'esri',
      entry: 'esri',
      inBrowser,
      onServer: onServer('ESRI_KEY'),
      create: (options) => esri({ apiKey, ...options }),
      works: 'Phone and website.',
      lacks:
        'Opening hours, ratings and photos. Suggestions that stand for many places are dropped.',
      requests: '1 a key press, which costs nothing, and 1 for the choice.',
      checked:
        'the [recorded answers](https://github.com/Esri/arcgis-rest-js/tree/main/packages/arcgis-rest-geocoding/test/mocks) of its client and its REST reference, in November 2026',
    },
    terms:
      'Answers that are to be stored are asked for with `isForStorage`, at another price; all others may not be. The credit to Esri must be visible.',
    termsUrl:
      'https://developers.arcgis.com/documentation/mapping-and-location-services/place-finding/geocoding/',
  },
]
