import { createHash } from 'node:crypto'
import type { RouteRequest } from '../../Router.ts'
import type { Trip } from '../valhalla/Trip.ts'

/** Names a route: the same question with the same answer has the same id. The answer stands for the version of the data. */
export function routeId(request: RouteRequest, { shape, duration }: Trip): string {
  const { origin, destination, vehicle, optimize, avoid } = request
  const question = [
    origin.latitude,
    origin.longitude,
    destination.latitude,
    destination.longitude,
    vehicle,
    optimize,
    [...avoid].sort(),
  ]
  return createHash('sha256')
    .update(JSON.stringify([question, duration, shape]))
    .digest('base64url')
    .slice(0, 22)
}
