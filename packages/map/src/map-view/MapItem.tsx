'use client'

import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useMapContext } from '../internals/useMapContext.ts'
import { MapMarker, type MapMarkerProps } from '../parts/MapMarker.tsx'

export interface MapItemProps extends MapMarkerProps {}

/** React content that stays at a coordinate of the map above. Nothing, when the coordinate is none. */
export function MapItem(props: MapItemProps): ReactNode {
  return createPortal(<MapMarker {...props} />, useMapContext().overlay)
}
