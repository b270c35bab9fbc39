import type { WireRoute } from '@signpost/client/wire'
import { pointAddress, routePlace } from '../engine/format/pointAddress.ts'
import type { RouteRequest } from '../engine/Router.ts'
import { coordinate } from '../http/parameters/coordinate.ts'
import { listOf } from '../http/parameters/listOf.ts'
import { oneOf } from '../http/parameters/oneOf.ts'
import { optional, required } from '../http/parameters/read.ts'
import { BRIEFLY, type Operation } from './Operation.ts'

const vehicle = oneOf(['car', 'truck', 'bicycle', 'pedestrian'])
const optimize = oneOf(['fastest', 'shortest', 'easiest'])
const avoid = listOf(['hov', 'toll', 'highway', 'uturn', 'unpaved', 'ferry'])

/** The way from one point to another. */
export const directions: Operation<RouteRequest> = {
  path: '/geo/v2/directions/json',
  cacheControl: BRIEFLY,

  read: (query) => ({
    origin: required(query, 'origin', coordinate),
    destination: required(query, 'destination', coordinate),
    optimize: optional(query, 'optimize', optimize) ?? 'fastest',
    vehicle: optional(query, 'vehicle', vehicle) ?? 'car',
    avoid: optional(query, 'avoid', avoid) ?? ['hov'],
  }),

  kind: ({ vehicle }) => vehicle,

  async answer(request, { router, store }, { signal }): Promise<WireRoute | null> {
    const { origin, destination } = request
    const [route, aroundOrigin, aroundDestination] = await Promise.all([
      router.route(request, signal),
      store.around(origin, signal),
      store.around(destination, signal),
    ])
    return (
      route && {
        origin: routePlace(origin, pointAddress(aroundOrigin)),
        destination: routePlace(destination, pointAddress(aroundDestination)),
        ...route,
      }
    )
  },
}
