'use client'

import type { Coordinate } from '@signpost/client'
import { isCoordinate } from '@signpost/client/domain'
import type { ComponentWithRef } from '@signpost/react'
import { forwardRef, type ReactNode, useImperativeHandle, useLayoutEffect, useRef } from 'react'
import { useMap } from '../internals/MapContext.ts'

/** A longitude in the copy of the world nearest to the view: maps continue past the 180th meridian. */
export function nearestCopy(longitude: number, center: number): number {
  return longitude + Math.round((center - longitude) / 360) * 360
}

export interface MapMarkerProps {
  /** The position of the marker. */
  readonly coordinate: Coordinate
  /** The point of the item that is at the coordinate. Default: `center`. */
  readonly anchor?: 'center' | 'bottom' | undefined
  /** A class of the app for its root element. */
  readonly className?: string | undefined
  readonly children?: ReactNode
}

/** Content at a coordinate of the map above, on its overlay. */
export const MapMarker: ComponentWithRef<MapMarkerProps, HTMLDivElement> = forwardRef(
  function MapMarker({ coordinate, anchor = 'center', children, className }: MapMarkerProps, ref) {
    const map = useMap()
    const spot = useRef<HTMLDivElement>(null)
    const isValid = isCoordinate(coordinate)
    useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(
      ref,
      () => (isValid ? spot.current : null),
      [isValid],
    )
    const { latitude, longitude } = coordinate
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
      <div ref={spot} className={className} data-part="map-item" data-anchor={anchor}>
        {children}
      </div>
    )
  },
)
