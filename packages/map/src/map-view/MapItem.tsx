'use client'

import type { ComponentWithRef } from '@signpost/react'
import { forwardRef } from 'react'
import { createPortal } from 'react-dom'
import { useMapContext } from '../internals/MapContext.ts'
import { MapMarker, type MapMarkerProps } from '../parts/MapMarker.tsx'

export interface MapItemProps extends MapMarkerProps {}

/**
 * React content at a coordinate of the map above. Renders nothing when the coordinate is invalid.
 *
 * @example
 * ```tsx
 * <MapView>
 *   <MapItem coordinate={center}>You are here</MapItem>
 * </MapView>
 * ```
 */
export const MapItem: ComponentWithRef<MapItemProps, HTMLDivElement> = forwardRef(function MapItem(
  props: MapItemProps,
  ref,
) {
  return createPortal(<MapMarker {...props} ref={ref} />, useMapContext().overlay)
})
