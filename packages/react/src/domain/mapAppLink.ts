import type { Coordinate, Vehicle } from '@signpost/client'

/** The apps in which a place or a route can be opened. `geo`: the map app of the device, by a `geo:` URL. */
export const mapApps = ['google', 'apple', 'waze', 'geo'] as const

/** An app in which a place or a route can be opened. */
export type MapApp = (typeof mapApps)[number]

/** A place to show, or a route to it. */
export interface MapAppLinkOptions {
  /** The place, or the destination of the route. */
  readonly coordinate: Coordinate
  /** The name of the place, for the apps that show one. */
  readonly name?: string | undefined
  /** The start of the route. */
  readonly origin?: Coordinate | undefined
  /** The stops of the route, in their order. */
  readonly via?: readonly Coordinate[] | undefined
  /** The vehicle of the route. Default: `car`. */
  readonly vehicle?: Vehicle | undefined
}

/** The URL of a place or a route in an app. */
export interface MapAppLink {
  readonly app: MapApp
  readonly url: string
  /** True when the app takes no start: its route starts at the position of the user. */
  readonly isFromHere: boolean
}

/**
 * The link to a place in an app, or to the route there when there is an `origin`; `undefined` for an app that would show something else: another vehicle, or a route without the stops.
 *
 * @example
 * ```ts
 * const link = mapAppLink('google', { coordinate: { latitude: -34.9, longitude: -56.2 } })
 * ```
 */
export function mapAppLink(app: MapApp, question: MapAppLinkOptions): MapAppLink | undefined {
  const { origin, via = [], vehicle = 'car' } = question
  const isWay = origin !== undefined
  const isFoot = vehicle === 'bicycle' || vehicle === 'pedestrian'
  if (isWay && ((via.length > 0 && app !== 'google') || (app === 'waze' && isFoot)))
    return undefined
  return { app, url: urls[app](question), isFromHere: isWay && (app === 'waze' || app === 'geo') }
}

const urls: Readonly<Record<MapApp, (question: MapAppLinkOptions) => string>> = {
  google: ({ coordinate, origin, via = [], vehicle = 'car' }) =>
    origin
      ? address('https://www.google.com/maps/dir/', {
          api: '1',
          origin: pair(origin),
          destination: pair(coordinate),
          waypoints: via.map(pair).join('|'),
          travelmode: {
            car: 'driving',
            truck: 'driving',
            bicycle: 'bicycling',
            pedestrian: 'walking',
          }[vehicle],
        })
      : address('https://www.google.com/maps/search/', { api: '1', query: pair(coordinate) }),
  // Apple documents no flag for bicycles, and then takes the vehicle that was used last.
  apple: ({ coordinate, name, origin, vehicle = 'car' }) =>
    origin
      ? address('https://maps.apple.com/', {
          saddr: pair(origin),
          daddr: pair(coordinate),
          dirflg: { car: 'd', truck: 'd', bicycle: '', pedestrian: 'w' }[vehicle],
        })
      : address('https://maps.apple.com/', { ll: pair(coordinate), q: name ?? pair(coordinate) }),
  waze: ({ coordinate, origin }) =>
    address('https://www.waze.com/ul', { ll: pair(coordinate), navigate: origin ? 'yes' : '' }),
  // Android reads the point from the question, with the name in brackets.
  geo: ({ coordinate, name = '' }) => {
    const label = name && `(${encode(name.replace(/[()]/g, ' ').trim())})`
    return `geo:${pair(coordinate)}?q=${pair(coordinate)}${label}`
  },
}

/** Six decimals are a tenth of a meter. */
function pair({ latitude, longitude }: Coordinate): string {
  return `${Number(latitude.toFixed(6))},${Number(longitude.toFixed(6))}`
}

/** Half a character, which `encodeURIComponent` refuses, is a replacement character. */
function encode(text: string): string {
  return `${new URLSearchParams({ '': text })}`.slice(1).replaceAll('+', '%20')
}

function address(page: string, parameters: Readonly<Record<string, string>>): string {
  return `${page}?${new URLSearchParams(Object.entries(parameters).filter(([, value]) => value))}`
}
