'use client'

import { forwardRef } from 'react'
import type { ComponentWithRef } from '../domain/ComponentWithRef.ts'
import { rootProps } from '../domain/rootProps.ts'
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
  function PlaceCardHours(props: OpeningHoursProps, ref) {
    const { hours, timeZone, now, defaultExpanded, messages, classNames } = props
    const place = useCardPlace(props.place)
    const { size } = useCard()
    if (!(hours ?? place?.hours)) return null
    const view = props.view ?? (size === 'compact' ? 'status' : 'both')
    return (
      <div ref={ref} {...rootProps('place-card-hours', { ...props, classNames: undefined })}>
        <div data-part="fact">
          <SvgIcon part="icon" path={placePaths.clock} />
          <OpeningHours
            {...{ place, view, hours, timeZone, now, defaultExpanded, messages, classNames }}
          />
        </div>
      </div>
    )
  },
)
