import {
  type Closure,
  formatDuration,
  nextChange,
  type OpeningMoment,
  type OpeningStatus,
} from '@signpost/client/domain'
import type { TimeFormatter } from '../domain/timeFormatter.ts'
import type { OpeningHoursMessages } from './OpeningHoursMessages.ts'

const minute = 60_000

/** Returns the minutes until a change that is less than an hour away, rounded up; `undefined` if it is later, or there is none. */
export function minutesLeft(change: number | undefined, now: number): number | undefined {
  if (change === undefined) return undefined
  const minutes = Math.ceil((change - now) / minute)
  return minutes < 60 ? minutes : undefined
}

/**
 * Returns the time of the next update: the change itself, each displayed minute before it, and each quarter of an hour, because in every
 * time zone midnight falls on a quarter.
 */
export function nextUpdate(change: number | undefined, now: number): number {
  const quarter = (Math.floor(now / (15 * minute)) + 1) * 15 * minute
  if (change === undefined || change <= now) return quarter
  const left = minutesLeft(change, now)
  if (left !== undefined) return change - (left - 1) * minute
  return Math.min(quarter, change - 59 * minute)
}

/** A formatted status, such as "Open" and "closes 21:00". */
export interface OpeningSummary {
  /** The tone of the status; `soon` if it changes within the hour. */
  readonly tone: 'open' | 'closed' | 'soon'
  readonly word: string
  readonly detail?: string | undefined
}

interface SummaryContext {
  readonly now: number
  readonly language: string
  readonly clock: TimeFormatter
  readonly messages: OpeningHoursMessages
  readonly closure?: Closure | undefined
}

/** Formats a status; `undefined` when the status is unknown. */
export function openingSummary(
  status: OpeningStatus,
  { now, language, clock, messages, closure }: SummaryContext,
): OpeningSummary | undefined {
  const minutes = minutesLeft(nextChange(status), now)
  const duration = minutes === undefined ? '' : formatDuration(minutes * 60, { locale: language })
  const when = ({ at, day, second }: OpeningMoment, isFar: boolean): [string, string?] =>
    isFar || at - now >= dayLength
      ? [clock.shortTime(second), clock.shortDay(day)]
      : [clock.shortTime(second)]

  switch (status.status) {
    case 'always-open':
      return { tone: 'open', word: messages.alwaysOpen }
    case 'always-closed':
      return { tone: 'closed', word: closure ? messages[closure] : messages.alwaysClosed }
    case 'open': {
      if (duration) return { tone: 'soon', word: messages.closesIn(duration) }
      // A closing time after midnight belongs to the same night, and needs no day.
      const [time, day] = when(status.closesAt, false)
      // "12 AM" and "00:00" are read as noon, and as the midnight before this day.
      const isMidnight = status.closesAt.second === 0 && day === undefined
      return {
        tone: 'open',
        word: messages.open,
        detail: isMidnight ? messages.closesAtMidnight : messages.closes(time, day),
      }
    }
    case 'closed':
      if (duration) return { tone: 'soon', word: messages.opensIn(duration) }
      return {
        tone: 'closed',
        word: messages.closed,
        detail:
          status.opensAt &&
          messages.opens(...when(status.opensAt, isAnotherDay(status.opensAt, now))),
      }
    case 'unknown':
      return undefined
  }
}

const dayLength = 86_400_000

/** True when midnight at the place lies between now and the opening time, which is counted from that midnight. */
function isAnotherDay({ at, second }: OpeningMoment, now: number): boolean {
  return at - second * 1000 > now
}
