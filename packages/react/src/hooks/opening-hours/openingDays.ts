import type { OpeningSession, WeekRow } from '@signpost/client/domain'
import type { ClockWriter } from '../../domain/clockWriter.ts'
import type { OpeningHoursMessages } from '../../messages/opening-hours/OpeningHoursMessages.ts'

/** A day of the week in words. */
export interface OpeningDay {
  /** 0 is Sunday, 6 is Saturday. */
  readonly day: number
  readonly name: string
  readonly isToday: boolean
  /** What begins on this day, such as "9:00 – 17:00"; one word where the day is closed, or open throughout. */
  readonly times: readonly string[]
}

export interface DaysContext {
  readonly today: number | undefined
  readonly clock: ClockWriter
  readonly messages: OpeningHoursMessages
}

/** The rows of a week in words. */
export function openingDays(
  rows: readonly WeekRow[],
  { today, clock, messages }: DaysContext,
): readonly OpeningDay[] {
  const write = ({ start, end }: OpeningSession): string =>
    start === 0 && end === daySeconds
      ? messages.allDay
      : `${clock.time(start)} – ${clock.time(end % daySeconds)}`
  return rows.map(({ day, sessions }) => ({
    day,
    name: clock.day(day),
    isToday: day === today,
    times: sessions.length > 0 ? sessions.map(write) : [messages.dayClosed],
  }))
}

const daySeconds = 86_400
