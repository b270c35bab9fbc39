'use client'

import { isCoordinate } from '@signpost/client/domain'
import type { ComponentWithRef } from '@signpost/react'
import { rootProps } from '@signpost/react/internal'
import { forwardRef, useImperativeHandle, useLayoutEffect, useRef } from 'react'
import { project } from '../internals/camera.ts'
import { useMap } from '../internals/MapContext.ts'
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
        const { x, y } = project(map, { latitude, longitude })
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
        data-part="anchor"
        data-anchor={props.anchor ?? 'center'}
      >
        {props.children}
      </div>
    )
  },
)
