'use client'

import type { ComponentWithRef } from '@signpost/react'
import { forwardRef } from 'react'
import type { MapViewProps } from '../map-view/index.ts'
import { MapView } from '../map-view/index.ts'
import { RouteCamera } from './RouteCamera.tsx'
import { RouteEnds } from './RouteEnds.tsx'
import { RouteLayer, type RouteLayerProps } from './RouteLayer.tsx'
import { useActiveManeuver } from './useActiveManeuver.ts'

export interface RouteMapProps extends MapViewProps, RouteLayerProps {}

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
    { route, active: given, position, gaps, onActiveChange, children, ...view }: RouteMapProps,
    ref,
  ) {
    const [active, activate] = useActiveManeuver(route, { active: given, onActiveChange })
    return (
      <MapView ref={ref} {...view}>
        <RouteLayer
          route={route}
          active={active}
          position={position}
          gaps={gaps}
          onActiveChange={activate}
        />
        <RouteEnds route={route} />
        <RouteCamera route={route} active={active ?? undefined} />
        {children}
      </MapView>
    )
  },
)
