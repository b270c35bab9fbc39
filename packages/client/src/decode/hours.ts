import type { OpeningHours, OpeningSession } from '../domain/hours.ts'
import { mergeSessions } from '../domain/mergeSessions.ts'
import type { WireContents, WireDay, WireSession } from '../wire.ts'
import type { Reading } from './Reading.ts'
import { readNumber, readText, readWholeList } from './read.ts'
import type { Fields } from './record.ts'

const twoDays = 2 * 86_400

/** The hours in a place's content; undefined when there are none. */
export function decodeHours(
  record: Fields<WireContents>,
  reading: Reading,
): OpeningHours | undefined {
  const text = readText(record, 'hours_of_operation_text', reading)
  const days = readWholeList(record, 'hours_of_operation_structured', reading, decodeDay)
  const sessions = days?.length ? decodeWeek(days.flat(), reading) : undefined
  return text === undefined && sessions === undefined ? undefined : { text, sessions }
}

/** A week that had sessions of which none makes sense is unknown: an empty one would say "closed all week". */
function decodeWeek(
  sessions: readonly OpeningSession[],
  reading: Reading,
): readonly OpeningSession[] | undefined {
  const merged = mergeSessions(sessions)
  return merged.length === 0 && sessions.length > 0
    ? reading.issue('incomplete', 'hours_of_operation_structured')
    : merged
}

function decodeDay(
  record: Fields<WireDay>,
  reading: Reading,
): readonly OpeningSession[] | undefined {
  const day = readNumber(record, 'day_of_the_week', reading, 0, 6)
  if (day === undefined || !Number.isInteger(day)) return undefined
  return readWholeList(record, 'hours', reading, (session: Fields<WireSession>) => {
    const start = readNumber(session, 'start_time', reading, 0, twoDays)
    const end = readNumber(session, 'end_time', reading, 0, twoDays)
    return start === undefined || end === undefined ? undefined : { day, start, end }
  })
}
