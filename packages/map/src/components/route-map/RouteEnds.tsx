'use client'

import type { Coordinate, Position, Route } from '@signpost/client'
import { isCoordinate } from '@signpost/client/domain'
import type { ReactNode } from 'react'
import { MapItem } from '../map-view/MapItem.tsx'

/** The ring where a route begins and the pin where it ends. The list says both in words, so they are not said. */
export function RouteEnds({ route }: { readonly route: Route }): ReactNode {
  const readable = route.path.filter(([longitude, latitude]) =>
    isCoordinate({ latitude, longitude }),
  )
  const start = toCoordinate(readable[0])
  const end = toCoordinate(readable.at(-1))
  return (
    <>
      {start && (
        <MapItem coordinate={start}>
          <span data-part="route-start" aria-hidden="true" />
        </MapItem>
      )}
      {end && (
        <MapItem coordinate={end} anchor="bottom">
          <svg data-part="route-end" aria-hidden="true" viewBox="0 0 28 36" width="28" height="36">
            <path d="M14 35S26 22.5 26 13.5a12 12 0 0 0-24 0C2 22.5 14 35 14 35Z" />
            <circle cx="14" cy="13.5" r="4.5" />
          </svg>
        </MapItem>
      )}
    </>
  )
}

function toCoordinate(position: Position | undefined): Coordinate | undefined {
  return position && { longitude: position[0], latitude: position[1] }
}
