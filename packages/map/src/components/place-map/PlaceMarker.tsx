'use client'

import type { Coordinate } from '@signpost/client'
import type { ReactNode } from 'react'
import { MapSpot } from '../map-view/MapSpot.tsx'

export interface PlaceMarkerProps {
  readonly coordinate: Coordinate
  /** Names the marker. */
  readonly label: string
  readonly isSelected: boolean
  readonly isHovered: boolean
  readonly onSelect: () => void
  readonly onHover: (isHovered: boolean) => void
  /** What opens at the marker; it stands after the button, so that Tab comes to it next. */
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
    <MapSpot coordinate={coordinate} anchor="bottom">
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
        <svg aria-hidden="true" viewBox="0 0 28 36" width="28" height="36">
          <path d="M14 35S26 22.5 26 13.5a12 12 0 0 0-24 0C2 22.5 14 35 14 35Z" />
          <circle cx="14" cy="13.5" r="4.5" />
        </svg>
      </button>
      {children}
    </MapSpot>
  )
}
