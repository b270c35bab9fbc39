import { type OpeningHours, type OpeningSession, weekSeconds } from '../domain/hours.ts'
import { mergeSessions } from '../domain/mergeSessions.ts'
import type { WireContents, WireDay, WireSession } from '../wire.ts'
import type { DecodeContext } from './DecodeContext.ts'
import { readItems, readList, readNumber } from './read.ts'
import type { Fields } from './record.ts'

const allDays = [0, 1, 2, 3, 4, 5, 6]

/** The hours in a place's content; undefined when there are none. */
export function decodeHours(
  record: Fields<WireContents>,
  context: DecodeContext,
): OpeningHours | undefined {
  const text = readItems(record, 'hours_of_operation_text', context).join('\n') || undefined
  const week = decodeWeek(record, context)
  return text === undefined && week === undefined ? undefined : { text, ...week }
}

/** One entry of the week. */
interface Day {
  readonly day: number
  readonly sessions: readonly OpeningSession[]
  /** True when every session could be read. */
  readonly isWhole: boolean
}

/**
 * The week in a place's content. Readable sessions are kept. Days that the week omits, and days of which a part cannot be read, are unknown: only a day that is listed without hours is closed.
 */
function decodeWeek(
  record: Fields<WireContents>,
  context: DecodeContext,
): Pick<OpeningHours, 'sessions' | 'unknownDays'> | undefined {
  const days = readList(record, 'hours_of_operation_structured', context, decodeDay)
  const sessions = mergeSessions(days.flatMap((day) => day.sessions))
  const isUnknown = (day: number): boolean => {
    const own = days.filter((one) => one.day === day)
    return !own[0] || own.some(({ isWhole }) => !isWhole)
  }
  const neverCloses = sessions.some(({ start, end }) => end - start >= weekSeconds)
  const unknownDays = neverCloses ? [] : allDays.filter(isUnknown)
  if (unknownDays.length === 0) return { sessions }
  return sessions[0] || unknownDays.length < allDays.length ? { sessions, unknownDays } : undefined
}

function decodeDay(record: Fields<WireDay>, context: DecodeContext): Day | undefined {
  const day = readNumber(record, 'day_of_the_week', context, 0, 6) ?? -1
  if (!allDays.includes(day)) return undefined
  const sessions = readList(record, 'hours', context, (session: Fields<WireSession>) => {
    const start = readNumber(session, 'start_time', context) ?? -1
    const end = readNumber(session, 'end_time', context) ?? -1
    return mergeSessions([{ day, start, end }])[0]
  })
  const { hours } = record
  const isWhole = Array.isArray(hours) && hours.length === sessions.length
  if (!isWhole) context.issue('incomplete')
  return { day, sessions, isWhole }
}
