'use client'

import type { Coordinate } from '@signpost/client'
import type { ReactNode } from 'react'
import { MapMarker } from '../parts/MapMarker.tsx'

export interface ClusterMarkerProps {
  readonly coordinate: Coordinate
  readonly label: string
  /** The number of its places, formatted for the language. */
  readonly shown: string
  readonly onOpen: () => void
}

/** Several places that lie too close together, as a button that comes nearer. */
export function ClusterMarker({ coordinate, label, shown, onOpen }: ClusterMarkerProps): ReactNode {
  return (
    <MapMarker coordinate={coordinate}>
      <button type="button" data-part="cluster" aria-label={label} onClick={onOpen}>
        {shown}
      </button>
    </MapMarker>
  )
}
