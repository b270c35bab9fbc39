'use client'

import {
  type ComponentWithRef,
  LocateButton,
  type RootProps,
  type UserLocation,
  useMessages,
} from '@signpost/react'
import { forwardRef, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { toPoint } from '../internals/camera.ts'
import { useMap } from '../internals/MapContext.ts'
import { MapItem } from '../parts/MapItem.tsx'
import { en } from './MapViewMessages.ts'

export interface LocateControlProps extends RootProps {
  /** Called with the position of the user. */
  readonly onLocate?: ((location: UserLocation) => void) | undefined
}

/**
 * A button that locates the user and moves the map there. The position is a dot in a circle of its accuracy.
 *
 * @example
 * ```tsx
 * <MapView controls={<LocateControl />} workerUrl="/maplibre-gl-worker.mjs" />
 * ```
 */
export const LocateControl: ComponentWithRef<LocateControlProps, HTMLDivElement> = forwardRef(
  function LocateControl({ onLocate, ...props }: LocateControlProps, ref) {
    const map = useMap()
    const [location, setLocation] = useState<UserLocation>()
    const show = (found: UserLocation): void => {
      setLocation(found)
      onLocate?.(found)
      map.easeTo({ center: toPoint(found), zoom: Math.max(map.getZoom(), 15) })
    }
    return (
      <>
        <LocateButton {...props} ref={ref} hideLabel onLocate={show} />
        {location && <UserPosition location={location} />}
      </>
    )
  },
)

function UserPosition({ location }: { readonly location: UserLocation }): ReactNode {
  const map = useMap()
  const circle = useRef<HTMLSpanElement>(null)
  const messages = useMessages('mapView', en)
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
      <span ref={circle} data-part="spot" data-spot="user" role="img" aria-label={messages.you} />
    </MapItem>
  )
}
