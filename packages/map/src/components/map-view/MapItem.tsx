'use client'

import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useMapGround } from '../../hooks/useMapGround.ts'
import { MapSpot, type MapSpotProps } from './MapSpot.tsx'

export interface MapItemProps extends MapSpotProps {}

/** React content that stays at a coordinate of the map above. Nothing, when the coordinate is none. */
export function MapItem(props: MapItemProps): ReactNode {
  return createPortal(<MapSpot {...props} />, useMapGround().overlay)
}
