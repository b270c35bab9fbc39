import type { OpeningMoment, OpeningStatus } from '@signpost/client/domain'
import { formatDuration, nextChange } from '@signpost/client/domain'
import type { TimeFormatter } from '../domain/timeFormatter.ts'
import { minutesLeft } from './nextUpdate.ts'
import type { OpeningHoursMessages } from './OpeningHoursMessages.ts'

/** A status as text, such as "Open" and "closes 21:00". */
export interface OpeningSummary {
  /** `soon`: it changes within the hour. */
  readonly tone: 'open' | 'closed' | 'soon'
  readonly word: string
  readonly detail?: string | undefined
}

export interface SummaryContext {
  readonly now: number
  readonly language: string
  readonly clock: TimeFormatter
  readonly messages: OpeningHoursMessages
}

/** The text of a status; `undefined` when it is unknown. */
export function openingSummary(
  status: OpeningStatus,
  { now, language, clock, messages }: SummaryContext,
): OpeningSummary | undefined {
  const minutes = minutesLeft(nextChange(status), now)
  const duration = minutes === undefined ? '' : formatDuration(minutes * 60, { locale: language })
  const when = ({ at, day, second }: OpeningMoment, isFar: boolean): [string, string?] =>
    isFar || at - now >= dayLength
      ? [clock.time(second), clock.shortDay(day)]
      : [clock.time(second)]

  switch (status.status) {
    case 'always-open':
      return { tone: 'open', word: messages.alwaysOpen }
    case 'always-closed':
      return { tone: 'closed', word: messages.alwaysClosed }
    case 'open':
      if (duration) return { tone: 'soon', word: messages.closesIn(duration) }
      return {
        tone: 'open',
        word: messages.open,
        // Closing after midnight belongs to the same night, and needs no day.
        detail: messages.closes(...when(status.closesAt, false)),
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

/** True when there is a midnight of the place in between: the opening time is counted from that midnight. */
function isAnotherDay({ at, second }: OpeningMoment, now: number): boolean {
  return at - second * 1000 > now
}
