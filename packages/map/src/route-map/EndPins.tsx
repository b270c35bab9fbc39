'use client'

import type { Coordinate } from '@signpost/client'
import type { ReactNode } from 'react'
import { MapItem } from '../map-view/index.ts'
import { PinShape } from '../parts/PinShape.tsx'

export interface EndPinsProps {
  readonly origin: Coordinate | undefined
  readonly destination: Coordinate | undefined
}

/** A ring at the start of a route and a pin at its end. They are hidden from screen readers: the list beside the map has both as text. */
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
