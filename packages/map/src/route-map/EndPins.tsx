'use client'

import type { Coordinate } from '@signpost/client'
import type { ReactNode } from 'react'
import { MapItem } from '../map-view/index.ts'
import { PinShape } from '../parts/PinShape.tsx'

export interface EndPinsProps {
  readonly origin: Coordinate | undefined
  readonly destination: Coordinate | undefined
}

/** A ring where a route begins and a pin where it ends. The list beside the map says both in words, so they are not said. */
export function EndPins({ origin, destination }: EndPinsProps): ReactNode {
  return (
    <>
      {origin && (
        <MapItem coordinate={origin}>
          <span data-part="route-start" aria-hidden="true" />
        </MapItem>
      )}
      {destination && (
        <MapItem coordinate={destination} anchor="bottom">
          <PinShape part="route-end" />
        </MapItem>
      )}
    </>
  )
}
