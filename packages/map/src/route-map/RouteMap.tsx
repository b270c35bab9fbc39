'use client'

import type { ComponentWithRef } from '@signpost/react'
import { forwardRef } from 'react'
import type { MapViewProps } from '../map-view/index.ts'
import { MapView, useMapTerms } from '../map-view/index.ts'
import { RouteCamera } from './RouteCamera.tsx'
import { RouteEnds } from './RouteEnds.tsx'
import { RouteLayer, type RouteLayerProps } from './RouteLayer.tsx'
import { useActiveManeuver } from './useActiveManeuver.ts'

export interface RouteMapProps extends MapViewProps, RouteLayerProps {
  /**
   * `app` for a route of the app's own. One of the service is drawn only where the terms of its provider permit it on this map: see
   * `capabilities.terms`. Default: `service`.
   */
  readonly routeFrom?: 'service' | 'app' | undefined
}

/**
 * A route on a map: its line, ends and maneuvers. The camera shows all of it, then the active maneuver. A list beside it is its accessible
 * text version.
 *
 * @example
 * ```tsx
 * <RouteMap route={route} active={0} />
 * ```
 */
export const RouteMap: ComponentWithRef<RouteMapProps, HTMLDivElement> = forwardRef(
  function RouteMap(
    {
      route,
      routeFrom = 'service',
      active: given,
      position,
      gaps,
      onActiveChange,
      children,
      ...view
    }: RouteMapProps,
    ref,
  ) {
    const { map, mapStyle } = view
    const isPermitted = useMapTerms({
      isNeeded: routeFrom === 'service',
      effect: 'RouteMap shows no route',
      advice: 'Show its steps in a ManeuverList, or set `routeFrom="app"` for a route of your own.',
      map,
      mapStyle,
    })
    const [active, activate] = useActiveManeuver(route, { active: given, onActiveChange })
    return (
      <MapView ref={ref} {...view}>
        {isPermitted && (
          <>
            <RouteLayer
              route={route}
              active={active}
              position={position}
              gaps={gaps}
              onActiveChange={activate}
            />
            <RouteEnds route={route} />
            <RouteCamera route={route} active={active ?? undefined} />
          </>
        )}
        {children}
      </MapView>
    )
  },
)
