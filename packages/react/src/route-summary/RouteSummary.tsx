'use client'

import type { Route, Vehicle } from '@signpost/client'
import { clockIn, formatDistance, formatDuration } from '@signpost/client/domain'
import { forwardRef } from 'react'
import type { ComponentWithRef, RootProps } from '../domain/ComponentWithRef.ts'
import type { ClassNames } from '../domain/joinClasses.ts'
import { mainRoad } from '../domain/roadLabel.ts'
import { rootProps } from '../domain/rootProps.ts'
import { timeFormatter } from '../domain/timeFormatter.ts'
import { Icon } from '../icons/Icon.tsx'
import { SvgIcon } from '../icons/SvgIcon.tsx'
import { vehiclePaths } from '../icons/vehiclePaths.ts'
import { useNow } from '../internals/useNow.ts'
import { useTimeZone } from '../internals/useTimeZone.ts'
import { useMessages } from '../provider/useMessages.ts'
import { useSignpost } from '../provider/useSignpost.ts'
import { isolate, partsOf } from '../route-text/isolate.ts'
import { en, type RouteSummaryMessages } from './RouteSummaryMessages.ts'

export interface RouteSummaryProps extends RootProps {
  /** The route. Nothing is rendered without one. */
  readonly route: Route | null | undefined
  /** The vehicle of the request, which the route itself does not contain. */
  readonly vehicle?: Vehicle | undefined
  /** Adds classes to parts of the summary. */
  readonly classNames?: RouteSummaryClassNames | undefined
  /** Messages that replace those of the language. */
  readonly messages?: Partial<RouteSummaryMessages> | undefined
}

/** Class names by part. */
export type RouteSummaryClassNames = ClassNames<
  'root' | 'totals' | 'duration' | 'distance' | 'note' | 'unmet'
>

/**
 * The summary of a route: duration, distance, time of arrival, main road, and things on it that should have been avoided. The time of arrival is in the time zone of the destination, and shown only when the provider's `timeZoneAt` knows that zone.
 *
 * @example
 * ```tsx
 * <RouteSummary route={route} vehicle="bicycle" />
 * ```
 */
export const RouteSummary: ComponentWithRef<RouteSummaryProps, HTMLElement> = forwardRef(
  function RouteSummary(props: RouteSummaryProps, ref) {
    const { route, vehicle, classNames = {} } = props
    const { language: locale, unitsIn } = useSignpost()
    const messages = useMessages('routeSummary', en, props.messages)
    const arrival = useArrival(route)
    if (!route) return null
    const units = unitsIn(route.origin?.address.countryCode)
    const road = mainRoad(route)
    const via = road ? partsOf(messages.via(isolate(road))) : []
    const { distance = Number.NaN, duration = Number.NaN, unmetAvoid } = route
    return (
      <section
        ref={ref}
        aria-label={messages.label}
        {...rootProps('route-summary', props)}
        data-status="ready"
      >
        <p className={classNames.totals} data-part="totals">
          {vehicle && <SvgIcon path={vehiclePaths[vehicle]} part="icon" />}
          {vehicle && <span data-hidden="">{`${messages.by[vehicle]}: `}</span>}
          <span className={classNames.duration} data-part="duration">
            <bdi>{formatDuration(duration, { locale }) ?? messages.unknownDuration}</bdi>
          </span>{' '}
          <span className={classNames.distance} data-part="distance">
            <bdi>{formatDistance(distance, { locale, units }) ?? messages.unknownDistance}</bdi>
          </span>
        </p>
        {(arrival ?? road) !== undefined && (
          <p className={classNames.note} data-part="note">
            {via.map(({ text, isName }) =>
              isName ? (
                <bdi key={text} translate="no">
                  {text}
                </bdi>
              ) : (
                <span key={text}>{text}</span>
              ),
            )}
            {/* Last, because it may appear after the road. */}
            {arrival && <span>{`${road ? ' · ' : ''}${messages.arrive(arrival)}`}</span>}
          </p>
        )}
        {unmetAvoid.length > 0 && (
          <ul className={classNames.unmet} data-part="unmet">
            {unmetAvoid.map((avoidance) => (
              <li key={avoidance} data-part="fact">
                <Icon name="warning" part="icon" />
                <span>{messages.unmet[avoidance]}</span>
              </li>
            ))}
          </ul>
        )}
      </section>
    )
  },
)

const minute = 60_000

/** The duration, in seconds, from which a weekday is ambiguous. */
const longest = 6 * 86_400

/**
 * The time of arrival after a departure now, in the time zone of the destination; undefined when that zone is unknown, and before mount.
 */
function useArrival(route: Route | null | undefined): string | undefined {
  const { language } = useSignpost()
  const { path, duration = Number.NaN } = route ?? {}
  const end = path?.at(-1)
  const zone = useTimeZone([], end && { latitude: end[1], longitude: end[0] })
  const now = useNow(undefined, (read) =>
    zone ? (Math.floor(read / minute) + 1) * minute : undefined,
  )
  if (now === undefined || !(duration < longest)) return undefined
  const today = clockIn(zone, now)
  const arrival = clockIn(zone, now + duration * 1000)
  if (!today || !arrival) return undefined
  const { time, shortDay } = timeFormatter(language)
  const at = time(arrival.second)
  return arrival.day === today.day ? at : `${shortDay(arrival.day)} ${at}`
}
