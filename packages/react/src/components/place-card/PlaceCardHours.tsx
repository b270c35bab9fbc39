'use client'

import type { ReactNode } from 'react'
import { Drawing } from '../../icons/Drawing.tsx'
import { placePaths } from '../../icons/placePaths.ts'
import { OpeningHours, type OpeningHoursProps } from '../opening-hours/OpeningHours.tsx'
import { useCard } from './CardContext.ts'
import { useCardPlace } from './PlaceContext.ts'

/** When a place is open: the line in a compact card, the week behind it in a larger one, and shown from the beginning in a full one. */
export function PlaceCardHours(props: OpeningHoursProps): ReactNode {
  const place = useCardPlace(props.place)
  const { size } = useCard()
  if (!(props.hours ?? place?.hours)) return null
  return (
    <div data-signpost="place-card-hours">
      <div data-part="fact">
        <Drawing part="fact-icon" path={placePaths.clock} />
        <OpeningHours
          view={size === 'compact' ? 'status' : 'both'}
          defaultExpanded={size === 'full' || undefined}
          {...props}
          place={place}
        />
      </div>
    </div>
  )
}
