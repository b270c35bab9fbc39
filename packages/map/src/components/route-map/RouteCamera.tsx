'use client'

import type { Route } from '@signpost/client'
import { isCoordinate, routeBounds } from '@signpost/client/domain'
import type { PaddingOptions } from 'maplibre-gl'
import { useEffect, useRef } from 'react'
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
    const { west, south, north } = bounds
    const east = bounds.east < west ? bounds.east + 360 : bounds.east
    map.fitBounds([west, south, east, north], {
      padding: paddingOf(map.getContainer()),
      maxZoom: 16,
      // The first is where the map begins.
      animate: framed.current !== null,
    })
    framed.current = route
  }, [map, route])

  const at = active === undefined ? undefined : route.maneuvers[active]?.coordinate
  useEffect(() => {
    if (at === undefined || !isCoordinate(at)) return
    map.easeTo({ center: [at.longitude, at.latitude], zoom: Math.max(map.getZoom(), 16) })
  }, [map, at])
  return null
}

/** Room for the pins at the ends, and for the buttons at the side where writing ends; on a small map less of it. */
function paddingOf(container: HTMLElement): PaddingOptions {
  const isRightToLeft = getComputedStyle(container).direction === 'rtl'
  const side = Math.min(40, container.clientWidth / 6)
  const buttons = Math.min(76, container.clientWidth / 4)
  const above = Math.min(48, container.clientHeight / 5)
  return {
    top: above,
    bottom: above,
    left: isRightToLeft ? buttons : side,
    right: isRightToLeft ? side : buttons,
  }
}
