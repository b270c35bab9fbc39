'use client'

import type { OpeningHours, Place } from '@signpost/client'
import {
  clockIn,
  firstDayOfWeek,
  nextChange,
  type OpeningSession,
  type OpeningStatus,
  openingStatus,
  weekTable,
} from '@signpost/client/domain'
import { useEffect, useId, useState } from 'react'
import { timeFormatter } from '../domain/timeFormatter.ts'
import { useNow } from '../internals/useNow.ts'
import { useTimeZone } from '../internals/useTimeZone.ts'
import { useMessages } from '../provider/useMessages.ts'
import { useSignpost } from '../provider/useSignpost.ts'
import { warnOnce } from '../provider/warnOnce.ts'
import type { OpeningHoursMessages } from './OpeningHoursMessages.ts'
import { en } from './OpeningHoursMessages.ts'
import { type OpeningDay, openingDays } from './openingDays.ts'
import { nextUpdate, type OpeningSummary, openingSummary } from './openingSummary.ts'

export interface OpeningHoursOptions {
  /** The place. Its hours, time zone and coordinate are the defaults of the other options. */
  readonly place?: Place | undefined
  /** The opening hours. Default: the hours of the place. */
  readonly hours?: OpeningHours | undefined
  /**
   * The IANA time zone of the place. Default: the zone in the place's data, then the result of the provider's `timeZoneAt`; never the zone
   * of the viewer.
   */
  readonly timeZone?: string | undefined
  /** A fixed time for the status, also on a server. Default: the provider's clock, after mount. */
  readonly now?: Date | number | undefined
  /** Expands the week initially. Default: only if there is no other content. */
  readonly defaultExpanded?: boolean | undefined
  /** Messages that replace those of the language. */
  readonly messages?: Partial<OpeningHoursMessages> | undefined
}

export interface OpeningHoursView {
  /** The opening status; `unknown` until the component is mounted, unless `now` is set. */
  readonly status: OpeningStatus
  /** True when a status is known, or may be known once the time and the time zone are. */
  readonly mayHaveStatus: boolean
  /** The formatted status; `undefined` when it is unknown. */
  readonly summary: OpeningSummary | undefined
  /** The week, starting with the first day of the week in the language; empty when all days are the same. */
  readonly week: readonly OpeningDay[]
  /** The hours in the service's own words, unless the week contains the same information. */
  readonly text: string | undefined
  /** The time zone of the times. */
  readonly timeZone: string | undefined
  readonly isExpanded: boolean
  readonly messages: OpeningHoursMessages
  readonly getToggleProps: () => {
    readonly type: 'button'
    readonly 'aria-expanded': boolean
    readonly 'aria-controls': string
    readonly onClick: () => void
  }
  readonly getWeekProps: () => { readonly id: string; readonly hidden: boolean }
}

/**
 * Headless opening hours: the status of a place, its next change, and the week.
 *
 * @example
 * ```tsx
 * const { summary, week } = useOpeningHours({ place })
 * ```
 */
export function useOpeningHours(options: OpeningHoursOptions): OpeningHoursView {
  const { place, defaultExpanded } = options
  const hours = options.hours ?? place?.hours
  const { language, timeZoneAt } = useSignpost()
  const messages = useMessages('openingHours', en, options.messages)
  const id = useId()
  const [chosen, choose] = useState<boolean>()
  const timeZone = useTimeZone([options.timeZone, place?.timeZone], place?.coordinate)
  const statusAt = (now: number): OpeningStatus => openingStatus(hours, { now, timeZone })
  const now = useNow(options.now, (time) =>
    hours?.sessions && timeZone ? nextUpdate(nextChange(statusAt(time)), time) : undefined,
  )

  const text = { language, clock: timeFormatter(language), messages }
  const status = statusAt(now ?? Number.NaN)
  const today = now === undefined ? undefined : clockIn(timeZone, now)?.day
  const mayHaveZone = timeZone !== undefined || (timeZoneAt && place?.coordinate) !== undefined
  const mayHaveStatus =
    status.status !== 'unknown' || (mayHaveZone && hours?.sessions !== undefined)
  const lacksZone = hasDays(hours) && !mayHaveZone
  useEffect(() => {
    if (lacksZone) warnOnce(withoutZone)
  }, [lacksZone])
  const isExpanded = chosen ?? defaultExpanded ?? !mayHaveStatus
  const { unknownDays = [] } = hours ?? {}
  return {
    status,
    mayHaveStatus,
    summary: openingSummary(status, { now: now ?? 0, ...text, closure: hours?.closure }),
    week: hasDays(hours)
      ? openingDays(weekTable(hours.sessions, today ?? firstDayOfWeek(language), unknownDays), {
          today,
          ...text,
        })
      : [],
    text: furtherText(hours),
    timeZone,
    isExpanded,
    messages,
    getToggleProps: () => ({
      type: 'button',
      'aria-expanded': isExpanded,
      'aria-controls': id,
      onClick: () => choose(!isExpanded),
    }),
    getWeekProps: () => ({ id, hidden: !isExpanded }),
  }
}

const withoutZone =
  'Signpost: a place has opening hours and no time zone: its week is shown, and not whether it is open. Let the service send `time_zone` (another name: `wire.timeZoneField`), or pass `timeZoneAt` to the SignpostProvider.'

/**
 * Returns the text of the hours; undefined when the whole week is known and the text has only days and times, as in `Mo-Fr 09:00-18:00`.
 */
function furtherText({ sessions, unknownDays = [], text }: OpeningHours = {}): string | undefined {
  const isWhole = sessions !== undefined && unknownDays.length === 0
  return isWhole && text !== undefined && daysAndTimes.test(text) ? undefined : text
}

const daysAndTimes = /^(?:\b(?:mo|tu|we|th|fr|sa|su|off|closed)\b|[\d\s:;,+–-]|24\/7)*$/i

/** True when there is a week whose days are not all the same. */
function hasDays(
  hours: OpeningHours | undefined,
): hours is OpeningHours & { readonly sessions: readonly OpeningSession[] } {
  const { sessions = [] } = hours ?? {}
  return sessions.length > 0 && !sessions.some(({ start, end }) => end - start >= weekSeconds)
}

const weekSeconds = 7 * 86_400
