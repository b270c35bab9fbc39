'use client'

import type { ReactNode } from 'react'
import { type OpeningHoursOptions, useOpeningHours } from '../../hooks/useOpeningHours.ts'
import { Drawing } from '../../icons/Drawing.tsx'
import { placePaths } from '../../icons/placePaths.ts'
import { useCardPlace } from '../place-card/PlaceContext.ts'
import { OpeningStatusLine } from './OpeningStatusLine.tsx'
import { OpeningWeek } from './OpeningWeek.tsx'

export interface OpeningHoursProps extends OpeningHoursOptions {
  /** `status`: one line that says whether the place is open; `week`: the table; `both`: the table behind the line. Default: `both`. */
  readonly view?: 'status' | 'week' | 'both' | undefined
}

/** When a place is open: a line that keeps up with the time, and the week behind it. Nothing where no hours are known. */
export function OpeningHours({ view = 'both', ...options }: OpeningHoursProps): ReactNode {
  const place = useCardPlace(options.place)
  const hours = useOpeningHours({ ...options, place })
  const { summary, week, text, messages, isExpanded } = hours
  const hasMore = week.length > 0 || (text !== undefined && summary !== undefined)
  if (!summary && !hasMore && text === undefined) return null

  const line = <OpeningStatusLine summary={summary} messages={messages} />
  const more = <OpeningWeek hours={hours} />
  return (
    <div data-signpost="opening-hours" data-opening={summary?.tone ?? 'unknown'}>
      {!hasMore && (summary ? line : more)}
      {hasMore && view === 'status' && line}
      {hasMore && view === 'week' && more}
      {hasMore && view === 'both' && (
        <>
          <button {...hours.getToggleProps()} data-part="hours-toggle">
            {line}
            <Drawing part="hours-chevron" path={placePaths.chevron} />
          </button>
          <div
            {...hours.getWeekProps()}
            data-part="hours-more"
            data-expanded={isExpanded || undefined}
          >
            {more}
          </div>
        </>
      )}
    </div>
  )
}
