import type { GeoClient, Maneuver, Route, Vehicle } from '@signpost/client'
import { encodePolyline } from './encodePolyline.ts'
import { pointOf } from './findPlaces.ts'
import type { ProviderServer } from './ProviderServer.ts'

interface Query {
  readonly locations: readonly { readonly lat: number; readonly lon: number }[]
  readonly costing: string
}

const vehicles: Readonly<Record<string, Vehicle>> = {
  auto: 'car',
  truck: 'truck',
  bicycle: 'bicycle',
  pedestrian: 'pedestrian',
}

/** A server that answers like Valhalla, with the routes of another service. */
export function valhallaServer(source: GeoClient): ProviderServer {
  return async ({ searchParams }) => {
    const { locations, costing }: Query = JSON.parse(searchParams.get('json') ?? '{}')
    const [origin, destination] = locations.map(({ lat, lon }) => pointOf(lat, lon))
    if (!origin || !destination) return { status: 400, body: { error_code: 112 } }
    const vehicle = vehicles[costing]
    const route = await source.getDirections({ origin, destination, vehicle, avoid: [] })
    if (!route) return { status: 400, body: { error_code: 442, error: 'No path could be found' } }
    return { body: { trip: tripOf(route) } }
  }
}

function tripOf({ path, maneuvers, duration = 0, distance = 0 }: Route): object {
  const summary = { time: duration, length: distance / 1000 }
  const steps = maneuvers.map((maneuver, index) => {
    const { distance: meters = 0, speed = 1 } = maneuvers[index + 1] ?? {}
    return {
      type: typeOf(maneuver),
      street_names: [maneuver.turnRoad.name].filter(Boolean),
      begin_shape_index: maneuver.range?.[1] ?? 0,
      time: meters / speed,
      length: meters / 1000,
    }
  })
  return { status: 0, legs: [{ shape: encodePolyline(path), maneuvers: steps, summary }], summary }
}

/** Valhalla's number of a maneuver. */
function typeOf({ kind, side }: Maneuver): number {
  return types[`${kind} ${side ?? ''}`.trim()] ?? types[kind] ?? 8
}

const types: Readonly<Record<string, number>> = {
  continue: 8,
  'name-change': 7,
  arrive: 4,
  'arrive right': 5,
  'arrive left': 6,
  'turn slight-right': 9,
  'turn right': 10,
  'turn hard-right': 11,
  'u-turn': 13,
  'turn hard-left': 14,
  'turn left': 15,
  'turn slight-left': 16,
  'ramp right': 18,
  'ramp left': 19,
  'exit-highway right': 20,
  'exit-highway left': 21,
  'keep-surface right': 23,
  'keep-surface left': 24,
  merge: 25,
  'enter-roundabout': 26,
  'leave-roundabout': 27,
  'take-ferry': 28,
  'leave-ferry': 29,
}
