'use client'

import type { ComponentWithRef } from '@signpost/react'
import { forwardRef } from 'react'
import type { MapViewProps } from '../map-view/index.ts'
import { MapView } from '../map-view/index.ts'
import { RouteCamera } from './RouteCamera.tsx'
import { RouteEnds } from './RouteEnds.tsx'
import { RouteLayer, type RouteLayerProps } from './RouteLayer.tsx'

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
    { route, active, position, onActiveChange, children, ...view }: RouteMapProps,
    ref,
  ) {
    return (
      <MapView ref={ref} {...view}>
        <RouteLayer
          route={route}
          active={active}
          position={position}
          onActiveChange={onActiveChange}
        />
        <RouteEnds route={route} />
        <RouteCamera route={route} active={active} />
        {children}
      </MapView>
    )
  },
)
