import type { OpeningSession, WeekRow } from '@signpost/client/domain'
import type { TimeFormatter } from '../domain/timeFormatter.ts'
import type { OpeningHoursMessages } from './OpeningHoursMessages.ts'

/** A formatted day of the week. */
export interface OpeningDay {
  /** The day of the week: 0 is Sunday, 6 is Saturday. */
  readonly day: number
  readonly name: string
  readonly isToday: boolean
  /**
   * The formatted sessions that begin on this day, such as "9:00 – 17:00"; or a text for a day that is closed, open for 24 hours, or only
   * partly known.
   */
  readonly times: readonly string[]
}

export interface DaysContext {
  readonly today: number | undefined
  readonly clock: TimeFormatter
  readonly messages: OpeningHoursMessages
}

/** Formats the rows of a week. */
export function openingDays(
  rows: readonly WeekRow[],
  { today, clock, messages }: DaysContext,
): readonly OpeningDay[] {
  const write = ({ start, end }: OpeningSession): string =>
    start === 0 && end === daySeconds
      ? messages.allDay
      : `${clock.shortTime(start)} – ${clock.shortTime(end % daySeconds)}`
  return rows.map(({ day, sessions, isUnknown }) => {
    const times = sessions.map(write)
    if (isUnknown) times.push(messages[times[0] ? 'dayPartial' : 'dayUnknown'])
    return {
      day,
      name: clock.day(day),
      isToday: day === today,
      times: times[0] ? times : [messages.dayClosed],
    }
  })
}

const daySeconds = 86_400
