import { avoidances, isCoordinate, optimizations, vehicles } from '@signpost/client/domain'
import type { RouteEnd } from '../internals/RouteEnd.ts'
import { type DirectionsState, defaultDirections, isEnd } from './useDirectionsState.ts'

/** The maximum length of a name in a link. */
const longestName = 200

/** The maximum number of stops in a link. Links are untrusted, and each stop costs a request. */
const mostStops = 20

/** The value for an empty stop, and for no avoidances. */
const none = 'none'

/** Serializes directions for a link: coordinates and names only, because ids expire. Defaults are omitted. */
export function toURLSearchParams(state: DirectionsState): URLSearchParams {
  const parameters = new URLSearchParams()
  state.points.forEach((point, index, points) => {
    const isStop = !isEnd(index, points)
    const key = isStop ? `stop${index}` : index === 0 ? 'from' : 'to'
    if (point || isStop) parameters.set(key, point ? writeCoordinate(point) : none)
    if (point?.name) parameters.set(`${key}_name`, point.name.slice(0, longestName))
  })
  const { vehicle, optimize, avoid } = state
  if (vehicle !== defaultDirections.vehicle) parameters.set('by', vehicle)
  if (optimize !== defaultDirections.optimize) parameters.set('way', optimize)
  if (String(avoid) !== String(defaultDirections.avoid)) {
    parameters.set('avoid', avoid.length === 0 ? none : avoid.join(','))
  }
  return parameters
}

/** Parses the directions of a link. Missing and invalid parts become the defaults. */
export function fromURLSearchParams(parameters: URLSearchParams): DirectionsState {
  const avoid = parameters.get('avoid')
  const stops: (RouteEnd | null)[] = []
  for (let number = 1; number <= mostStops; number++) {
    const stop = readEnd(parameters, `stop${number}`)
    if (stop || parameters.get(`stop${number}`) === none) stops.push(stop)
  }
  return {
    points: [readEnd(parameters, 'from'), ...stops, readEnd(parameters, 'to')],
    vehicle: vehicles.find((one) => one === parameters.get('by')) ?? defaultDirections.vehicle,
    optimize:
      optimizations.find((one) => one === parameters.get('way')) ?? defaultDirections.optimize,
    avoid:
      avoid === null
        ? defaultDirections.avoid
        : avoidances.filter((one) => avoid.split(',').includes(one)),
  }
}

/** Rounds a coordinate to a meter, as requests do. */
function writeCoordinate({ coordinate: { latitude, longitude } }: RouteEnd): string {
  return [latitude, longitude].map((degrees) => Math.round(degrees * 1e5) / 1e5).join()
}

function readEnd(parameters: URLSearchParams, key: string): RouteEnd | null {
  const [, latitude, longitude] =
    /^(-?\d{1,3}(?:\.\d{1,15})?),(-?\d{1,3}(?:\.\d{1,15})?)$/.exec(parameters.get(key) ?? '') ?? []
  if (latitude === undefined || longitude === undefined) return null
  const coordinate = { latitude: Number(latitude), longitude: Number(longitude) }
  if (!isCoordinate(coordinate)) return null
  const name = parameters
    .get(`${key}_name`)
    // Control characters are invisible or render as boxes.
    ?.replaceAll(/\p{Cc}/gu, ' ')
    .slice(0, longestName)
    .trim()
  return { coordinate, ...(name && { name }) }
}
