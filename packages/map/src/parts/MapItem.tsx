'use client'

import type { Coordinate } from '@signpost/client'
import { isCoordinate } from '@signpost/client/domain'
import type { ComponentWithRef, RootProps } from '@signpost/react'
import { rootProps } from '@signpost/react/internal'
import { forwardRef, type ReactNode, useImperativeHandle, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { nearestCopy } from '../internals/camera.ts'
import { useMap, useMapContext } from '../internals/MapContext.ts'

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

/** The same, for content that is rendered into the overlay of the map. */
export const MapMarker: ComponentWithRef<MapItemProps, HTMLDivElement> = forwardRef(
  function MapMarker(props: MapItemProps, ref) {
    const map = useMap()
    const spot = useRef<HTMLDivElement>(null)
    const { latitude, longitude } = props.coordinate
    const isValid = isCoordinate(props.coordinate)
    useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(
      ref,
      () => (isValid ? spot.current : null),
      [isValid],
    )
    // Positioned before it is painted: it would flash in the corner of the map.
    useLayoutEffect(() => {
      const element = spot.current
      if (element === null) return
      const place = (): void => {
        const { x, y } = map.project([nearestCopy(longitude, map.getCenter().lng), latitude])
        element.style.translate = `${x}px ${y}px`
      }
      place()
      // Resizing a map moves its content, too.
      const moved = map.on('move', place)
      return () => moved.unsubscribe()
    }, [map, latitude, longitude])
    if (!isValid) return null
    return (
      <div
        ref={spot}
        {...rootProps('map-item', props)}
        data-part="map-item"
        data-anchor={props.anchor ?? 'center'}
      >
        {props.children}
      </div>
    )
  },
)
