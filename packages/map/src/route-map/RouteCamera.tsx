'use client'

import type { Route } from '@signpost/client'
import { isCoordinate, routeBounds } from '@signpost/client/domain'
import { useEffect, useMemo, useRef } from 'react'
import { toPoint } from '../internals/camera.ts'
import { useMap } from '../internals/MapContext.ts'
import { frame, useFraming } from '../internals/useFraming.ts'
import { sketchOf } from './routeShape.ts'

export interface RouteCameraProps {
  /** The route to show. */
  readonly route: Route
  /** The index of the maneuver to show. */
  readonly activeStep?: number | undefined
  /** Keeps the map still when the route changes, such as after the user dragged an end of it. */
  readonly still?: boolean | undefined
}

/**
 * Moves the map so that the whole route is visible, then to the active maneuver, and back when there is none. The map jumps to a new
 * route, because an animation would delay its line; it jumps to a maneuver only with reduced motion.
 *
 * @example
 * ```tsx
 * <MapView>
 *   <RouteLayer route={route} />
 *   <RouteCamera route={route} />
 * </MapView>
 * ```
 */
export function RouteCamera({ route, activeStep, still }: RouteCameraProps): null {
  const map = useMap()
  const bounds = useMemo(
    () => routeBounds(route.path) ?? route.bounds ?? routeBounds(sketchOf(route)),
    [route],
  )
  const at = activeStep === undefined ? undefined : route.maneuvers[activeStep]?.coordinate
  useFraming(bounds, { jumps: true, isStill: still })
  const before = useRef({ bounds, at })
  useEffect(() => {
    // Without another route, the map returns to this one.
    const isReturn = before.current.at !== at && before.current.bounds === bounds
    before.current = { bounds, at }
    if (at === undefined) {
      if (isReturn && bounds) frame(map, bounds, true)
    } else if (isCoordinate(at)) {
      map.easeTo({ center: toPoint(at), zoom: Math.max(map.getZoom(), 16) })
    }
  }, [map, at, bounds])
  return null
}
