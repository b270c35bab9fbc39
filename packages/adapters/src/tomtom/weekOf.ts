import type { WireDay } from '@signpost/client/wire'
import { type Fields, fieldsOf, recordsOf } from '../domain/fields.ts'

const day = 86_400

/** The hours of the next seven days, one for each weekday. */
export function weekOf(openingHours: unknown): WireDay[] | undefined {
  const ranges: readonly Fields[] = recordsOf(fieldsOf(openingHours).timeRanges)
  const sessions = ranges.map(({ startTime, endTime }) => [
    secondsOf(startTime),
    secondsOf(endTime),
  ])
  const week = [0, 1, 2, 3, 4, 5, 6].map(
    (day_of_the_week): WireDay => ({
      day_of_the_week,
      // January 1, 1970 was a Thursday.
      hours: sessions.flatMap(([start = 0, end = 0]) =>
        end >= start && (Math.floor(start / day) + 4) % 7 === day_of_the_week
          ? [{ start_time: start % day, end_time: (start % day) + end - start }]
          : [],
      ),
    }),
  )
  return week.some(({ hours }) => hours[0]) ? week : undefined
}

/** The seconds since 1970, in the time of the place. */
function secondsOf(value: unknown): number {
  const { date, hour, minute } = fieldsOf(value)
  return Date.parse(`${date}T00:00Z`) / 1000 + Number(hour) * 3600 + Number(minute) * 60
}
