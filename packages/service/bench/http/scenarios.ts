import type { Coordinate } from '@signpost/client/domain'
import { mixedQueries } from '../../src/engine/testing/mixedQueries.ts'
import { createRandom, pick, pointAround } from '../../src/engine/testing/random.ts'
import type { Samples } from '../../src/engine/testing/samplesOf.ts'
import { tileAt } from '../../src/engine/tiles/mercator.ts'

/** A kind of load: the requests, and the required number of responses per second. */
export interface Scenario {
  name: string
  /** The flags of the service, in addition to its data folder. */
  flags: readonly string[]
  target: number
  paths: readonly string[]
}

const SEED = 7

/** The loads whose results are in the documentation. */
export function scenarios(samples: Samples): Scenario[] {
  return [
    {
      name: 'suggestions, all different, cache off',
      flags: ['--cache', '0'],
      target: 600,
      paths: distinct(samples),
    },
    {
      name: 'suggestions, as people type, cache on',
      flags: [],
      target: 2000,
      paths: typed(samples),
    },
    { name: 'reverse geocode', flags: [], target: 2500, paths: points(samples) },
    { name: 'directions across the city', flags: [], target: 150, paths: routes(samples) },
  ]
}

/** A kind of request in a mixed load, and its share. */
export interface Share {
  name: string
  share: number
  paths: readonly string[]
}

/** A mix of all requests that users and their pages send to a service. */
export function mixedLoad(samples: Samples): Share[] {
  return [
    { name: 'suggestions as people type', share: 0.35, paths: typed(samples) },
    { name: 'suggestions, all different', share: 0.1, paths: distinct(samples) },
    { name: 'searches', share: 0.1, paths: searches(samples) },
    { name: 'reverse geocodes', share: 0.15, paths: points(samples) },
    { name: 'directions', share: 0.05, paths: routes(samples) },
    { name: 'tiles', share: 0.2, paths: tiles(samples) },
    { name: 'brands, categories, styles, the interface', share: 0.05, paths: documents },
  ]
}

const documents = [
  path('brand_list', { country: 'URY' }),
  path('category_list', {}),
  '/style.json',
  '/openapi.json',
  '/readyz',
]

function distinct(samples: Samples): string[] {
  return mixedQueries(samples, 20_000, SEED).map(({ text, center }) => suggestions(text, center))
}

/** Names that are typed letter by letter. A few names are much more frequent than the others. */
function typed({ places }: Samples): string[] {
  const random = createRandom(SEED)
  return Array.from({ length: 6000 }, () => {
    const rank = Math.floor(places.length ** random()) - 1
    return places[rank] ?? places[0]
  }).flatMap((place) => {
    if (place === undefined) return []
    const letters = [...place.name]
    return letters.map((_, index) =>
      suggestions(letters.slice(0, index + 1).join(''), cityCenter(place.coordinate)),
    )
  })
}

/** A search center as clients send it: rounded, so that users near each other have the same. */
function cityCenter({ latitude, longitude }: Coordinate): Coordinate {
  return {
    latitude: Math.round(latitude * 100) / 100,
    longitude: Math.round(longitude * 100) / 100,
  }
}

function points({ addresses }: Samples): string[] {
  const random = createRandom(SEED)
  return addresses.map(({ coordinate }) =>
    path('reversegeocode', { coordinate: write(pointAround(coordinate, 0.2, random)) }),
  )
}

function routes({ addresses }: Samples): string[] {
  const random = createRandom(SEED)
  return addresses.flatMap((from) => {
    const to = pick(addresses, random)
    if (to === undefined || to.countryCode !== from.countryCode) return []
    return path('directions', { origin: write(from.coordinate), destination: write(to.coordinate) })
  })
}

function searches(samples: Samples): string[] {
  return mixedQueries(samples, 5000, SEED + 1).map(({ text, center }) =>
    path('search', { query: text, search_center: write(center) }),
  )
}

/** Tiles around addresses, at zooms that users look at. */
function tiles({ addresses }: Samples): string[] {
  const random = createRandom(SEED)
  return addresses.map(({ coordinate: { latitude, longitude } }) => {
    const zoom = 8 + Math.floor(random() * 9)
    const [x, y] = tileAt([longitude, latitude], zoom)
    return `/tiles/${zoom}/${x}/${y}.mvt`
  })
}

function suggestions(text: string, center: Coordinate): string {
  return path('suggestions', { query: text, search_center: write(center) })
}

function path(operation: string, parameters: Record<string, string>): string {
  return `/geo/v2/${operation}/json?${new URLSearchParams({ api_key: 'bench', ...parameters })}`
}

function write({ latitude, longitude }: Coordinate): string {
  return `${latitude.toFixed(6)},${longitude.toFixed(6)}`
}
