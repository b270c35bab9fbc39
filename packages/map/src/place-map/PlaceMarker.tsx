'use client'

import type { Coordinate } from '@signpost/client'
import type { ReactNode } from 'react'
import { MapMarker } from '../parts/MapMarker.tsx'
import { PinShape } from '../parts/PinShape.tsx'

export interface PlaceMarkerProps {
  readonly coordinate: Coordinate
  /** Names the marker. */
  readonly label: string
  readonly isSelected: boolean
  readonly isHovered: boolean
  readonly onSelect: () => void
  readonly onHover: (isHovered: boolean) => void
  /** The content that opens at the marker, after the button in the order of Tab. */
  readonly children?: ReactNode
}

/** A place on the map, as a button. */
export function PlaceMarker({
  coordinate,
  label,
  isSelected,
  isHovered,
  onSelect,
  onHover,
  children,
}: PlaceMarkerProps): ReactNode {
  return (
    <MapMarker coordinate={coordinate} anchor="bottom">
      <button
        type="button"
        data-part="marker"
        data-selected={isSelected ? '' : undefined}
        data-hovered={isHovered ? '' : undefined}
        aria-label={label}
        aria-expanded={isSelected}
        onClick={onSelect}
        onPointerEnter={() => onHover(true)}
        onPointerLeave={() => onHover(false)}
        onFocus={() => onHover(true)}
        onBlur={() => onHover(false)}
      >
        <PinShape />
      </button>
      {children}
    </MapMarker>
  )
}
