'use client'

import type { Route } from '@signpost/client'
import { isCoordinate, routeBounds } from '@signpost/client/domain'
import { useEffect, useMemo } from 'react'
import { useFraming } from '../internals/useFraming.ts'
import { useMap } from '../internals/useMap.ts'

export interface RouteCameraProps {
  /** The route to show. */
  readonly route: Route
  /** The index of the step to show. */
  readonly active?: number | undefined
  /** Leaves the map where it is when another route comes: after the user moved an end of it on the map, for instance. */
  readonly still?: boolean | undefined
}

/**
 * Shows the whole route, the short way round the world, and then the active maneuver. To another route it jumps: a flight would hold up the
 * line. To a maneuver it jumps only where motion is not wanted.
 *
 * @example
 * ```tsx
 * <MapView>
 *   <RouteLayer route={route} />
 *   <RouteCamera route={route} />
 * </MapView>
 * ```
 */
export function RouteCamera({ route, active, still }: RouteCameraProps): null {
  const map = useMap()
  useFraming(
    useMemo(() => routeBounds(route.path) ?? route.bounds, [route]),
    {
      jumps: true,
      isStill: still,
    },
  )
  const at = active === undefined ? undefined : route.maneuvers[active]?.coordinate
  useEffect(() => {
    if (at === undefined || !isCoordinate(at)) return
    map.easeTo({ center: [at.longitude, at.latitude], zoom: Math.max(map.getZoom(), 16) })
  }, [map, at])
  return null
}
