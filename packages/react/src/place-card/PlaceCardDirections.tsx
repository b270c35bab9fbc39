'use client'

import type { Place } from '@signpost/client'
import { forwardRef } from 'react'
import type { ComponentWithRef } from '../domain/ComponentWithRef.ts'
import { placePaths } from '../icons/placePaths.ts'
import { SvgIcon } from '../icons/SvgIcon.tsx'
import { useCardPlace } from '../internals/PlaceContext.ts'
import { useCard } from './CardContext.ts'
import { PlaceCardAction } from './PlaceCardAction.tsx'
import type { PlaceCardPartProps } from './PlaceCardHeader.tsx'

export interface PlaceCardDirectionsProps extends PlaceCardPartProps {
  /** Called to show the route to the place. Default: `onDirections` of the card. */
  readonly onDirections?: ((place: Place) => void) | undefined
  /** The URL of the app's directions: makes the action a link. */
  readonly href?: ((place: Place) => string) | undefined
}

/**
 * A button for directions to a place. Renders nothing when the app has no directions, or the place no position.
 *
 * @example
 * ```tsx
 * <PlaceCardActions place={place}>
 *   <PlaceCardDirections href={({ name }) => `/directions?to=${name}`} />
 * </PlaceCardActions>
 * ```
 */
export const PlaceCardDirections: ComponentWithRef<PlaceCardDirectionsProps, HTMLElement> =
  forwardRef(function PlaceCardDirections(props: PlaceCardDirectionsProps, ref) {
    const place = useCardPlace(props.place)
    const { messages, ...card } = useCard()
    const { onDirections = card.onDirections, href } = props
    if (!place?.coordinate || (!onDirections && !href)) return null
    return (
      <PlaceCardAction
        ref={ref}
        className={props.className}
        isPrimary
        label={messages.directions}
        icon={<SvgIcon path={placePaths.directions} />}
        href={href?.(place)}
        onClick={() => onDirections?.(place)}
      />
    )
  })
