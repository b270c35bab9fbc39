'use client'

import type { Route, Vehicle } from '@signpost/client'
import { formatDistance, formatDuration } from '@signpost/client/domain'
import { forwardRef } from 'react'
import type { ComponentWithRef, RootProps } from '../domain/ComponentWithRef.ts'
import { Icon } from '../icons/Icon.tsx'
import { SvgIcon } from '../icons/SvgIcon.tsx'
import { vehiclePaths } from '../icons/vehiclePaths.ts'
import { useMessages } from '../provider/useMessages.ts'
import { useSignpost } from '../provider/useSignpost.ts'
import type { RouteSummaryMessages } from './RouteSummaryMessages.ts'
import { en } from './RouteSummaryMessages.ts'

export interface RouteSummaryProps extends RootProps {
  /** The route. Nothing is rendered without one. */
  readonly route: Route | null | undefined
  /** The vehicle of the request, which the route itself does not contain. */
  readonly vehicle?: Vehicle | undefined
  /** Messages that replace those of the language. */
  readonly messages?: Partial<RouteSummaryMessages> | undefined
}

/**
 * The duration and the distance of a route, and the things on it that were to be avoided.
 *
 * @example
 * ```tsx
 * <RouteSummary route={route} vehicle="bicycle" />
 * ```
 */
export const RouteSummary: ComponentWithRef<RouteSummaryProps, HTMLElement> = forwardRef(
  function RouteSummary(
    { route, vehicle, messages: ownMessages, className }: RouteSummaryProps,
    ref,
  ) {
    const { language: locale, units } = useSignpost()
    const messages = useMessages('routeSummary', en, ownMessages)
    if (!route) return null
    const { distance = Number.NaN, duration = Number.NaN, unmetAvoid } = route
    return (
      <section
        ref={ref}
        className={className}
        aria-label={messages.label}
        data-signpost="route-summary"
        data-status="ready"
      >
        <p data-part="totals">
          {vehicle && <SvgIcon path={vehiclePaths[vehicle]} part="totals-icon" />}
          {vehicle && <span data-hidden="">{messages.by[vehicle]}: </span>}
          <span data-part="total-duration">
            {formatDuration(duration, { locale }) ?? messages.unknownDuration}
          </span>{' '}
          <span data-part="total-distance">
            {formatDistance(distance, { locale, units }) ?? messages.unknownDistance}
          </span>
        </p>
        {unmetAvoid.length > 0 && (
          <ul data-part="unmet">
            {unmetAvoid.map((avoidance) => (
              <li key={avoidance}>
                <Icon name="warning" part="unmet-icon" />
                <span>{messages.unmet[avoidance]}</span>
              </li>
            ))}
          </ul>
        )}
      </section>
    )
  },
)
