'use client'

import type { Route } from '@signpost/client'
import { isCoordinate, routeBounds } from '@signpost/client/domain'
import { useEffect, useRef } from 'react'
import { showBounds } from '../../engine/showBounds.ts'
import { useMapGround } from '../../hooks/useMapGround.ts'

export interface RouteCameraProps {
  /** The route that is to be seen. */
  readonly route: Route
  /** The index of the step that is to be seen. */
  readonly active?: number | undefined
}

/** Shows the whole route, the short way round the world, and then the active maneuver. Jumps where motion is not wanted. */
export function RouteCamera({ route, active }: RouteCameraProps): null {
  const { map } = useMapGround()
  const framed = useRef<Route>(null)
  useEffect(() => {
    const bounds = routeBounds(route.path) ?? route.bounds
    if (bounds === undefined) return
    // The first is where the map begins.
    showBounds(map, bounds, framed.current !== null)
    framed.current = route
  }, [map, route])

  const at = active === undefined ? undefined : route.maneuvers[active]?.coordinate
  useEffect(() => {
    if (at === undefined || !isCoordinate(at)) return
    map.easeTo({ center: [at.longitude, at.latitude], zoom: Math.max(map.getZoom(), 16) })
  }, [map, at])
  return null
}
