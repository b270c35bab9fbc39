'use client'

import type { ReactNode } from 'react'
import type { MapViewProps } from '../map-view/index.ts'
import { MapView } from '../map-view/index.ts'
import { RouteCamera } from './RouteCamera.tsx'
import { RouteEnds } from './RouteEnds.tsx'
import { RouteLayer, type RouteLayerProps } from './RouteLayer.tsx'

export interface RouteMapProps extends MapViewProps, RouteLayerProps {}

/** A route on a map: its line, ends and maneuvers, looking at all of it and then at the active maneuver. The list beside it tells the same in words. */
export function RouteMap({
  route,
  active,
  position,
  onActiveChange,
  children,
  ...view
}: RouteMapProps): ReactNode {
  return (
    <MapView {...view}>
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
}
