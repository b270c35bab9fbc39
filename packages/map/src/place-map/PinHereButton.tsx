'use client'

import type { Coordinate } from '@signpost/client'
import type { ReactNode } from 'react'
import { readCamera } from '../internals/camera.ts'
import { useMap } from '../internals/MapContext.ts'
import { MapCrosshair } from '../parts/MapCrosshair.tsx'

export interface PinHereButtonProps {
  readonly label: string
  readonly onPin: (coordinate: Coordinate) => void
}

/** Moves the pin to the middle of the map: the keyboard's equivalent of a click on the map. A crosshair marks the middle. */
export function PinHereButton({ label, onPin }: PinHereButtonProps): ReactNode {
  const map = useMap()
  return (
    <>
      <div data-part="pin-here">
        <button
          type="button"
          aria-label={label}
          title={label}
          onClick={() => onPin(readCamera(map).center)}
        >
          <svg aria-hidden="true" viewBox="0 0 20 20" width="20" height="20">
            <path d="M15 10a5 5 0 1 1-10 0 5 5 0 0 1 10 0ZM10 2.5V7m0 6v4.5M2.5 10H7m6 0h4.5" />
          </svg>
        </button>
      </div>
      <MapCrosshair />
    </>
  )
}
