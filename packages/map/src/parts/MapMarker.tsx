'use client'

import { isCoordinate } from '@signpost/client/domain'
import type { ComponentWithRef } from '@signpost/react'
import { rootProps } from '@signpost/react/internal'
import { forwardRef, useImperativeHandle, useLayoutEffect, useRef } from 'react'
import { nearestCopy, toPoint } from '../internals/camera.ts'
import { useMap } from '../internals/MapContext.ts'
import { isVisible } from '../internals/useFraming.ts'
import type { MapItemProps } from './MapItem.tsx'

/** A `MapItem` that is rendered into the overlay of the map already. */
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
      // biome-ignore lint/a11y/noStaticElementInteractions: The map moves to a focused child, which Tab reaches outside the visible part, too.
      <div
        ref={spot}
        {...rootProps('map-item', props)}
        data-part="anchor"
        data-anchor={props.anchor ?? 'center'}
        onFocus={({ target, currentTarget }) => {
          if (target.parentElement !== currentTarget || !target.matches(':focus-visible')) return
          const bounds = { west: longitude, south: latitude, east: longitude, north: latitude }
          if (!isVisible(map, bounds)) map.easeTo({ center: toPoint(props.coordinate) })
        }}
      >
        {props.children}
      </div>
    )
  },
)
