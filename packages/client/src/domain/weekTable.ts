import { daySeconds, type OpeningSession } from './hours.ts'

/** One row of a table of opening hours. */
export interface WeekRow {
  /** 0 is Sunday, 6 is Saturday. */
  readonly day: number
  /** The sessions that begin on this day, in order; empty when the place is closed. A full day is 0 to 86400. */
  readonly sessions: readonly OpeningSession[]
  /** True when the hours of this day are not all known. */
  readonly isUnknown: boolean
}

/** The week as seven rows from `firstDay` on (see `firstDayOfWeek`). A session over midnight is in the row of the day on which it begins, with its end past 86400. A session of 24 hours or more is split at every midnight. `unknownDays` comes from the `OpeningHours`. */
export function weekTable(
  sessions: readonly OpeningSession[],
  firstDay = 0,
  unknownDays: readonly number[] = [],
): readonly WeekRow[] {
  const pieces = sessions.flatMap(cutAtMidnights)
  return Array.from({ length: 7 }, (_, row) => {
    const day = (firstDay + row) % 7
    const own = pieces.filter((piece) => piece.day === day)
    return {
      day,
      sessions: own.sort((a, b) => a.start - b.start),
      isUnknown: unknownDays.includes(day),
    }
  })
}

function cutAtMidnights(session: OpeningSession): readonly OpeningSession[] {
  if (session.end - session.start < daySeconds) return [session]
  const days = Math.ceil(session.end / daySeconds)
  return Array.from({ length: days }, (_, after) => ({
    day: (session.day + after) % 7,
    start: after === 0 ? session.start : 0,
    end: Math.min(session.end - after * daySeconds, daySeconds),
  }))
}
