'use client'

import type { Coordinate } from '@signpost/client'
import type { ReactNode } from 'react'
import { readCamera } from '../internals/camera.ts'
import { useMap } from '../internals/MapContext.ts'
import { MapCrosshair } from '../parts/MapCrosshair.tsx'
import { MapPin } from './MapPin.tsx'
import type { PlaceMapMessages } from './PlaceMapMessages.ts'

export interface ChosenPinProps {
  readonly pin: Coordinate | undefined
  /** Called with the new coordinate of the pin. */
  readonly onPinChange: ((coordinate: Coordinate) => void) | undefined
  readonly messages: Pick<PlaceMapMessages, 'pin' | 'pinHelp' | 'pinHere'>
}

/**
 * A pin that the user can move, and a button that moves it to the middle of the map, which a crosshair marks: the keyboard alternative to a
 * click on the map.
 */
export function ChosenPin({ pin, onPinChange, messages }: ChosenPinProps): ReactNode {
  const map = useMap()
  return (
    <>
      {pin && (
        <MapPin
          coordinate={pin}
          label={messages.pin}
          help={messages.pinHelp}
          onMove={onPinChange}
        />
      )}
      {onPinChange && (
        <>
          <div data-part="here">
            <button
              type="button"
              data-part="action"
              onClick={() => onPinChange(readCamera(map).center)}
            >
              {messages.pinHere}
            </button>
          </div>
          <MapCrosshair />
        </>
      )}
    </>
  )
}
