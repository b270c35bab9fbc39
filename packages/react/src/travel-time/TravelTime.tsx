'use client'

import { formatDuration } from '@signpost/client/domain'
import { forwardRef } from 'react'
import type { ComponentWithRef, RootProps } from '../domain/ComponentWithRef.ts'
import { longestTravelTime } from '../domain/longestTravelTime.ts'
import { rootProps } from '../domain/rootProps.ts'
import { SvgIcon } from '../icons/SvgIcon.tsx'
import { vehiclePaths } from '../icons/vehiclePaths.ts'
import { useCardPlace } from '../internals/PlaceContext.ts'
import { useMergedRefs } from '../internals/useMergedRefs.ts'
import { useMessages } from '../provider/useMessages.ts'
import { useSignpost } from '../provider/useSignpost.ts'
import { en, type RouteSummaryMessages } from '../route-summary/RouteSummaryMessages.ts'
import { type TravelTimeOptions, useTravelTime } from './useTravelTime.ts'

export interface TravelTimeProps extends TravelTimeOptions, RootProps {
  /** Messages that replace those of the language: the names of the vehicles. */
  readonly messages?: Partial<RouteSummaryMessages> | undefined
}

/**
 * The travel time to a place: in a card, or in each row of a list. Empty until it is known, and when there is no route.
 *
 * @example
 * ```tsx
 * <PlaceCard place={place}>
 *   <TravelTime from={center} vehicle="pedestrian" />
 * </PlaceCard>
 * ```
 */
export const TravelTime: ComponentWithRef<TravelTimeProps, HTMLSpanElement> = forwardRef(
  function TravelTime(props: TravelTimeProps, given) {
    const { language: locale, near } = useSignpost()
    const around = useCardPlace()
    const messages = useMessages('routeSummary', en, props.messages)
    const { ref, duration, isLoading } = useTravelTime(props)
    const { place = around, from = near, vehicle = 'car' } = props
    const shown = duration === undefined ? undefined : formatDuration(duration, { locale })
    const mergeRefs = useMergedRefs<HTMLSpanElement>()
    return (
      <span
        ref={mergeRefs(ref, given)}
        {...rootProps('travel-time', props)}
        data-status={isLoading ? 'loading' : shown ? 'ready' : 'idle'}
        data-longest={
          isLoading || shown
            ? longestTravelTime({ from, to: place?.coordinate, vehicle, locale })
            : undefined
        }
      >
        {shown && (
          <>
            <SvgIcon path={vehiclePaths[vehicle]} part="icon" />
            <span data-hidden="">{`${messages.by[vehicle]}: `}</span>
            <bdi>{shown}</bdi>
          </>
        )}
      </span>
    )
  },
)
