'use client'

import type { Route } from '@signpost/client'
import type { ReactNode } from 'react'
import { MapItem } from '../parts/MapItem.tsx'
import { PinShape } from '../parts/PinShape.tsx'
import { isReadable } from './path.ts'
import { sketchOf } from './routeShape.ts'

export interface RouteEndsProps {
  /** The route whose ends are rendered. */
  readonly route: Route
}

/**
 * A ring at the first valid point of a route, and a pin at the last one. Both are hidden from screen readers, because the list beside the
 * map has them as text.
 *
 * @example
 * ```tsx
 * <MapView>
 *   <RouteLayer route={route} />
 *   <RouteEnds route={route} />
 * </MapView>
 * ```
 */
export function RouteEnds({ route }: RouteEndsProps): ReactNode {
  const points = route.path.length > 0 ? route.path : sketchOf(route)
  const [start, end] = [points.find(isReadable), points.findLast(isReadable)]
  return (
    <>
      {start && (
        <MapItem coordinate={{ longitude: start[0], latitude: start[1] }}>
          <span data-part="route-start" aria-hidden="true" />
        </MapItem>
      )}
      {end && (
        <MapItem coordinate={{ longitude: end[0], latitude: end[1] }} anchor="bottom">
          <PinShape part="route-end" />
        </MapItem>
      )}
    </>
  )
}
