import type { WireContents, WireDay } from '@signpost/client/wire'
import openingHours from 'opening_hours'

type Hours = Pick<WireContents, 'hours_of_operation_text' | 'hours_of_operation_structured'>

/** Sundays of weeks without a clock change in any country, each at a different place in its month. */
const WEEKS = [
  new Date(2023, 0, 8),
  new Date(2023, 3, 16),
  new Date(2023, 6, 2),
  new Date(2023, 9, 22),
]
const DAYS = 7
const MAX_LENGTH = 500
const MAX_KNOWN = 20_000

/**
 * Creates a reader of the `opening_hours` tag. It returns the text, and the week if it can be determined: not for hours that depend on the season,
 * the sun or an appointment. Holidays are ignored. Results are cached, because many places have the same hours.
 */
export function createHoursReader(): (text: string) => Hours {
  const known = new Map<string, Hours>()
  return (text) => {
    const key = text.trim().slice(0, MAX_LENGTH)
    const cached = known.get(key)
    if (cached) return cached
    if (known.size === MAX_KNOWN) known.clear()
    const hours = read(key)
    known.set(key, hours)
    return hours
  }
}

function read(text: string): Hours {
  if (!/[\p{Letter}\d]/u.test(text)) return {}
  try {
    // Without a country the library ignores holidays. With a country whose holidays it does not know, it would throw.
    const hours = new openingHours(text, null)
    const days = regularWeek(hours)
    return {
      hours_of_operation_text: hours.prettifyValue(),
      ...(days && { hours_of_operation_structured: days }),
    }
  } catch {
    return { hours_of_operation_text: text }
  }
}

/** The week, including closed days, when all weeks are the same and all times are certain. */
function regularWeek(hours: openingHours): WireDay[] | undefined {
  const [first, ...others] = WEEKS.map((sunday) => weekFrom(hours, sunday))
  if (!first?.some(({ hours }) => hours.length > 0)) return undefined
  const isRegular = others.every((week) => JSON.stringify(week) === JSON.stringify(first))
  return isRegular ? first : undefined
}

function weekFrom(hours: openingHours, sunday: Date): WireDay[] | undefined {
  const intervals = hours.getOpenIntervals(sunday, dayAfter(sunday, DAYS))
  if (intervals.some(([, , isUncertain]) => isUncertain)) return undefined
  return Array.from({ length: DAYS }, (_, day): WireDay => {
    const start = dayAfter(sunday, day)
    const end = dayAfter(sunday, day + 1)
    const sessions = intervals
      .filter(([from, to]) => from < end && to > start)
      .map(([from, to]) => ({
        start_time: from <= start ? 0 : secondsOfDay(from),
        end_time: to >= end ? 86_400 : secondsOfDay(to),
      }))
    return { day_of_the_week: String(day), hours: sessions }
  })
}

/** The date after a number of calendar days, which may not all have 24 hours. */
function dayAfter(date: Date, days: number): Date {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + days)
}

function secondsOfDay(date: Date): number {
  return date.getHours() * 3600 + date.getMinutes() * 60 + date.getSeconds()
}
