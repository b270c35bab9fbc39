'use client'

import type { UserLocation } from '@signpost/react'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import type { MapLibreMap } from '../internals/MapContext.ts'
import { MapItem } from '../parts/MapItem.tsx'

export interface UserPositionProps {
  readonly map: MapLibreMap
  readonly location: UserLocation
  /** The accessible name of the dot. */
  readonly label: string
}

/** The position of the user: a dot in a circle with the radius of its accuracy. */
export function UserPosition({ map, location, label }: UserPositionProps): ReactNode {
  const circle = useRef<HTMLSpanElement>(null)
  const { latitude, accuracy } = location
  useLayoutEffect(() => {
    const scale = (): void => {
      // A tile of MapLibre has 512 pixels.
      const circumference = 40_075_017 * Math.cos((latitude * Math.PI) / 180)
      const pixels = (accuracy / circumference) * 512 * 2 ** map.getZoom()
      circle.current?.style.setProperty('--signpost-accuracy', `${Math.round(2 * pixels)}px`)
    }
    scale()
    const zoomed = map.on('zoom', scale)
    return () => zoomed.unsubscribe()
  }, [map, latitude, accuracy])
  return (
    <MapItem coordinate={location}>
      <span ref={circle} data-part="spot" data-spot="user" role="img" aria-label={label} />
    </MapItem>
  )
}
