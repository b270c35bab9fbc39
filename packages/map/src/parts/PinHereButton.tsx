'use client'

import type { Coordinate } from '@signpost/client'
import { Button } from '@signpost/react/internal'
import type { ReactNode } from 'react'
import { readCamera } from '../internals/camera.ts'
import { useMap } from '../internals/MapContext.ts'
import { MapCrosshair } from './MapCrosshair.tsx'

interface PinHereButtonProps {
  readonly label: string
  readonly onPin: (coordinate: Coordinate) => void
}

/** A button that moves the pin to the middle of the map, which a crosshair marks: the keyboard alternative to a click on the map. */
export function PinHereButton({ label, onPin }: PinHereButtonProps): ReactNode {
  const map = useMap()
  return (
    <>
      <div data-part="here">
        <Button onClick={() => onPin(readCamera(map).center)}>{label}</Button>
      </div>
      <MapCrosshair />
    </>
  )
}
