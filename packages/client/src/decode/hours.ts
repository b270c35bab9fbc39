import type { OpeningHours, OpeningSession } from '../domain/hours.ts'
import { mergeSessions } from '../domain/mergeSessions.ts'
import type { WireContents, WireDay, WireSession } from '../wire.ts'
import { compact } from './compact.ts'
import type { Reading } from './Reading.ts'
import { readAnswerList, readList, readNumber, readText } from './read.ts'
import type { Fields } from './record.ts'

const twoDays = 2 * 86_400

/** The hours in a place's content; undefined when there are none. */
export function decodeHours(
  record: Fields<WireContents>,
  reading: Reading,
): OpeningHours | undefined {
  const text = readText(record, 'hours_of_operation_text', reading)
  const days = readList(record, 'hours_of_operation_structured', reading, decodeDay)
  const sessions = days.length === 0 ? undefined : decodeWeek(days.flat())
  return text === undefined && sessions === undefined ? undefined : compact({ text, sessions })
}

/** A week that had sessions of which none makes sense is unknown: an empty one would say "closed all week". */
function decodeWeek(sessions: readonly OpeningSession[]): readonly OpeningSession[] | undefined {
  const merged = mergeSessions(sessions)
  return merged.length === 0 && sessions.length > 0 ? undefined : merged
}

function decodeDay(
  record: Fields<WireDay>,
  reading: Reading,
): readonly OpeningSession[] | undefined {
  const day = readNumber(record, 'day_of_the_week', reading, 0, 6)
  if (day === undefined || !Number.isInteger(day)) {
    reading.issue('hours without a day')
    return undefined
  }
  return readAnswerList(record, 'hours', reading, (session: Fields<WireSession>) => {
    const start = readNumber(session, 'start_time', reading, 0, 86_400)
    const end = readNumber(session, 'end_time', reading, 0, twoDays)
    if (start !== undefined && end !== undefined) return { day, start, end }
    reading.issue('a session without start or end')
    return undefined
  })
}
