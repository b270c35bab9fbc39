import type { WireDay } from '@signpost/client/wire'
import { type Fields, fieldsOf, numberOf, recordsOf } from './fields.ts'

/** The days of a week from periods by the day of their start. A period has an end unless the place never closes. A day with an unreadable period is omitted, which makes it unknown, not closed. */
export function weekOfPeriods(list: unknown): WireDay[] | undefined {
  const periods = recordsOf(list)
  const unknown = new Set<number>()
  const days = [0, 1, 2, 3, 4, 5, 6].map((day) => ({
    day_of_the_week: day,
    hours: [] as WireDay['hours'],
  }))
  for (const { open, close } of periods) {
    const [from, to] = [fieldsOf(open), fieldsOf(close)]
    const day = numberOf(from.day)
    const start = secondsOf(from)
    if (!close) {
      if (day === undefined) continue
      for (const { hours } of days) hours.push({ start_time: 0, end_time: 86_400 })
    } else if (day !== undefined) {
      const nights = ((numberOf(to.day) ?? day) - day + 7) % 7
      const end = secondsOf(to)
      if (start === undefined || end === undefined) unknown.add(day)
      else days[day]?.hours.push({ start_time: start, end_time: end + nights * 86_400 })
    }
  }
  const known = days.filter(({ day_of_the_week }) => !unknown.has(day_of_the_week))
  return known.some(({ hours }) => hours[0]) ? known : undefined
}

/** A time as numbers, or as a text of four digits. */
function secondsOf({ time, hour, minute = 0 }: Fields): number | undefined {
  const digits = /^(\d\d)(\d\d)$/.exec(`${time}`) ?? []
  const [hours, minutes] = [numberOf(digits[1] ?? hour), numberOf(digits[2] ?? minute)]
  return hours === undefined || minutes === undefined ? undefined : hours * 3600 + minutes * 60
}
