import {
  type Avoidance,
  type Coordinate,
  distanceBetween,
  type Vehicle,
} from '@signpost/client/domain'
import type { DirectionsRequest } from '@signpost/client/protocol'
import type { WireRoute, WireRoutePlace } from '@signpost/client/wire'
import type { City, FixtureRoute } from '../fixtures/City.ts'
import { coordinateOf } from '../fixtures/locationIn.ts'
import { buildRoute } from '../routes/buildRoute.ts'
import { gridRoute } from '../routes/gridRoute.ts'
import { type FixtureCities, nearestCity } from './FixtureCities.ts'
import { addressNear } from './reverseGeocode.ts'

/** Meters per second in a city, by vehicle. */
const speeds: Readonly<Record<Vehicle, number>> = {
  car: 9,
  truck: 7.5,
  bicycle: 4.5,
  pedestrian: 1.3,
}

/** The radius of a city's streets in meters. */
const reach = 60_000
/** The maximum distance in meters between a requested end and the end of a recorded route. */
const closeBy = 150

/** The recorded route between two points, or else an invented one on the city's streets; null without streets. */
export function getDirections(
  { origin, destination, optimize, vehicle, avoid }: DirectionsRequest,
  fixtures: FixtureCities,
): WireRoute | null {
  const city = nearestCity(fixtures, origin)
  if (!city || !isIn(city, origin) || !isIn(city, destination)) return null
  const recorded = isDriven(vehicle) ? recordedRoute(city, origin, destination) : undefined
  if (recorded) return withUnmet(recorded, avoid)
  return buildRoute({
    ...gridRoute({ from: origin, to: destination, city, corners: optimize === 'easiest' ? 1 : 2 }),
    id: `${city.id}-${vehicle}-${textOf(origin)}-${textOf(destination)}`,
    origin: { ...addressNear(fixtures, origin), coordinate: origin },
    destination: { ...addressNear(fixtures, destination), coordinate: destination },
    speed: speeds[vehicle],
  })
}

function recordedRoute(
  { routes }: City,
  origin: Coordinate,
  destination: Coordinate,
): FixtureRoute | undefined {
  return routes.find(
    ({ route }) => isAt(route.origin, origin) && isAt(route.destination, destination),
  )
}

function isAt(end: WireRoutePlace | undefined, point: Coordinate): boolean {
  const at = coordinateOf(end)
  return at !== undefined && distanceBetween(at, point) <= closeBy
}

function withUnmet({ route, breaks }: FixtureRoute, avoid: readonly Avoidance[]): WireRoute {
  const unmet = breaks.filter((avoidance) => avoid.includes(avoidance))
  return unmet.length > 0 ? { ...route, unmet_avoid: unmet } : route
}

function isIn({ center }: City, point: Coordinate): boolean {
  return distanceBetween(center, point) <= reach
}

function isDriven(vehicle: Vehicle): boolean {
  return vehicle === 'car' || vehicle === 'truck'
}

function textOf({ latitude, longitude }: Coordinate): string {
  return `${latitude},${longitude}`
}
