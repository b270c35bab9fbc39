'use client'

import type { Route, Vehicle } from '@signpost/client'
import { formatDistance, formatDuration } from '@signpost/client/domain'
import type { ReactNode } from 'react'
import { Drawing } from '../../icons/Drawing.tsx'
import { Icon } from '../../icons/Icon.tsx'
import { vehiclePaths } from '../../icons/vehiclePaths.ts'
import { en } from '../../messages/route-summary/en.ts'
import type { RouteSummaryMessages } from '../../messages/route-summary/RouteSummaryMessages.ts'
import { useMessages } from '../../provider/useMessages.ts'
import { useSignpost } from '../../provider/useSignpost.ts'

export interface RouteSummaryProps {
  /** The route. Nothing is shown while there is none. */
  readonly route: Route | null | undefined
  /** What it was asked for, which the route itself does not say. */
  readonly vehicle?: Vehicle | undefined
  /** Words in the place of those of the language. */
  readonly messages?: Partial<RouteSummaryMessages> | undefined
}

/** How long a route takes, how far it is, and what it leads over that was to be avoided. */
export function RouteSummary({ route, vehicle, messages }: RouteSummaryProps): ReactNode {
  const { language: locale, units } = useSignpost()
  const words = useMessages('routeSummary', en, messages)
  if (!route) return null
  const { distance = Number.NaN, duration = Number.NaN, unmetAvoid } = route
  return (
    <section aria-label={words.label} data-signpost="route-summary" data-status="ready">
      <p data-part="totals">
        {vehicle && <Drawing path={vehiclePaths[vehicle]} part="totals-icon" />}
        {vehicle && <span data-hidden="">{words.by[vehicle]}: </span>}
        <span data-part="total-duration">
          {formatDuration(duration, { locale }) ?? words.unknownDuration}
        </span>{' '}
        <span data-part="total-distance">
          {formatDistance(distance, { locale, units }) ?? words.unknownDistance}
        </span>
      </p>
      {unmetAvoid.length > 0 && (
        <ul data-part="unmet">
          {unmetAvoid.map((avoidance) => (
            <li key={avoidance}>
              <Icon name="warning" part="unmet-icon" />
              <span>{words.unmet[avoidance]}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
