'use client'

import type { Coordinate } from '@signpost/client'
import type { ComponentWithRef, RootProps } from '@signpost/react'
import { forwardRef, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useMapContext } from '../internals/MapContext.ts'
import { MapMarker } from './MapMarker.tsx'

export interface MapItemProps extends RootProps {
  /** The position of the item. */
  readonly coordinate: Coordinate
  /** The point of the item that is at the coordinate. Default: `center`. */
  readonly anchor?: 'center' | 'bottom' | undefined
  readonly children?: ReactNode
}

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
