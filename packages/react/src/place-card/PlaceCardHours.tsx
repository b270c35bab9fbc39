'use client'

import { forwardRef } from 'react'
import type { ComponentWithRef } from '../domain/ComponentWithRef.ts'
import { placePaths } from '../icons/placePaths.ts'
import { SvgIcon } from '../icons/SvgIcon.tsx'
import { useCardPlace } from '../internals/PlaceContext.ts'
import { OpeningHours, type OpeningHoursProps } from '../opening-hours/index.ts'
import { useCard } from './CardContext.ts'

/**
 * The opening hours of a place: the status line in a compact card, which expands the week in a larger one.
 *
 * @example
 * ```tsx
 * <PlaceCard place={place}>
 *   <PlaceCardHours />
 * </PlaceCard>
 * ```
 */
export const PlaceCardHours: ComponentWithRef<OpeningHoursProps, HTMLDivElement> = forwardRef(
  function PlaceCardHours({ className, ...props }: OpeningHoursProps, ref) {
    const place = useCardPlace(props.place)
    const { size } = useCard()
    if (!(props.hours ?? place?.hours)) return null
    return (
      <div ref={ref} className={className} data-signpost="place-card-hours">
        <div data-part="fact">
          <SvgIcon part="fact-icon" path={placePaths.clock} />
          <OpeningHours view={size === 'compact' ? 'status' : 'both'} {...props} place={place} />
        </div>
      </div>
    )
  },
)
