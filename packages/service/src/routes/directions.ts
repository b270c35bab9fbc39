import { type DirectionsRequest, directions as protocol } from '@signpost/client/protocol'
import type { WireRoute } from '@signpost/client/wire'
import { pointAddress, routePlace } from '../engine/format/pointAddress.ts'
import { CACHE_ONE_MINUTE, type Operation } from './Operation.ts'

/** The route from one point to another. */
export const directions: Operation<DirectionsRequest> = {
  protocol,
  cacheControl: CACHE_ONE_MINUTE,

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
