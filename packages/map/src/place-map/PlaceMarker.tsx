'use client'

import type { Category, Coordinate } from '@signpost/client'
import { CategoryIcon, categoryHues, categoryIconName } from '@signpost/react'
import type { ReactNode } from 'react'
import { MapMarker } from '../parts/MapMarker.tsx'
import { PinShape } from '../parts/PinShape.tsx'

export interface PlaceMarkerProps {
  readonly coordinate: Coordinate
  /** The categories of the place: the first known one gives the pin its icon and its hue. */
  readonly categories: readonly Category[]
  /** The label of the marker. */
  readonly label: string
  readonly isSelected: boolean
  readonly isHovered: boolean
  readonly onSelect: () => void
  readonly onHover: (isHovered: boolean) => void
  /** The content of the popup, after the button in the tab order. */
  readonly children?: ReactNode
}

/** A place on the map, as a button. */
export function PlaceMarker({
  coordinate,
  categories,
  label,
  isSelected,
  isHovered,
  onSelect,
  onHover,
  children,
}: PlaceMarkerProps): ReactNode {
  const kind = categoryIconName(categories)
  return (
    <MapMarker coordinate={coordinate} anchor="bottom">
      <button
        type="button"
        data-part="marker"
        data-hue={kind && categoryHues[kind]}
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
        {kind && <CategoryIcon part="marker-glyph" categories={categories} />}
      </button>
      {children}
    </MapMarker>
  )
}
