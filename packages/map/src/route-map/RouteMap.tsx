'use client'

import type { ComponentWithRef } from '@signpost/react'
import { forwardRef } from 'react'
import { useMapTerms } from '../internals/useMapTerms.ts'
import { MapView, type MapViewProps } from '../map-view/index.ts'
import { RouteCamera } from './RouteCamera.tsx'
import { RouteEnds } from './RouteEnds.tsx'
import { RouteLayer, type RouteLayerProps, useActiveManeuver } from './RouteLayer.tsx'

export interface RouteMapProps extends MapViewProps, RouteLayerProps {
  /**
   * The source of the route. Set it to `app` for the app's own route; a route of the service is drawn only if the terms of its provider
   * permit it on this map: see `capabilities.terms`. Default: `service`.
   */
  readonly routeFrom?: 'service' | 'app' | undefined
}

/**
 * A route on a map: its line, its ends and its maneuvers. The camera shows the whole route, then the active maneuver. Show a list beside
 * the map as its accessible text alternative.
 *
 * @example
 * ```tsx
 * <RouteMap route={route} activeStep={0} />
 * ```
 */
export const RouteMap: ComponentWithRef<RouteMapProps, HTMLDivElement> = forwardRef(
  function RouteMap(props: RouteMapProps, ref) {
    const { route } = props
    const isPermitted = useMapTerms(
      props.routeFrom !== 'app',
      props,
      'RouteMap shows no route',
      'Show its steps in a ManeuverList, or set `routeFrom="app"` for a route of your own.',
    )
    const [active, activate] = useActiveManeuver(props)
    return (
      <MapView {...props} ref={ref}>
        {isPermitted && (
          <>
            <RouteLayer {...props} activeStep={active} onActiveStepChange={activate} />
            <RouteEnds route={route} />
            <RouteCamera route={route} activeStep={active ?? undefined} />
          </>
        )}
        {props.children}
      </MapView>
    )
  },
)
