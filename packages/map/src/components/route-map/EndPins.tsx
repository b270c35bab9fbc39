'use client'

import type { Coordinate } from '@signpost/client'
import type { ReactNode } from 'react'
import { MapItem } from '../map-view/MapItem.tsx'

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
          <svg data-part="route-end" aria-hidden="true" viewBox="0 0 28 36" width="28" height="36">
            <path d="M14 35S26 22.5 26 13.5a12 12 0 0 0-24 0C2 22.5 14 35 14 35Z" />
            <circle cx="14" cy="13.5" r="4.5" />
          </svg>
        </MapItem>
      )}
    </>
  )
}
