import { daySeconds, type OpeningSession, weekSeconds } from './hours.ts'

/** A stretch in seconds since the start of Sunday. `end` may be past the end of the week. */
interface Stretch {
  readonly start: number
  end: number
}

/** Makes a week of {@link OpeningSession} from the entries of a service, which may be in any order, touch, overlap or run over midnight. An invalid entry is dropped, so only the caller can distinguish a week of invalid entries from a closed week. */
export function mergeSessions(sessions: readonly OpeningSession[]): readonly OpeningSession[] {
  const week: Stretch[] = []
  const stretches = sessions.flatMap((session) => readStretch(session) ?? [])
  for (const stretch of stretches.sort((a, b) => a.start - b.start)) {
    const last = week.at(-1)
    if (last && stretch.start <= last.end) last.end = Math.max(last.end, stretch.end)
    else week.push(stretch)
  }

  // A session that continues after Saturday absorbs sessions that it overlaps on Sunday.
  const last = week.at(-1)
  for (const stretch of [...week]) {
    if (!last || stretch === last || stretch.start + weekSeconds > last.end) break
    last.end = Math.max(last.end, stretch.end + weekSeconds)
    week.shift()
  }
  if (last && last.end - last.start >= weekSeconds) return [{ day: 0, start: 0, end: weekSeconds }]

  return week.map(({ start, end }) => {
    const day = Math.floor(start / daySeconds)
    return { day, start: start - day * daySeconds, end: end - day * daySeconds }
  })
}

function readStretch({ day, start, end }: OpeningSession): Stretch | undefined {
  if (![day, start, end].every((value) => Number.isInteger(value) && value >= 0)) return undefined
  // Times after midnight may be counted from the day before: 25:00 to 28:00.
  if (day > 6 || start >= 2 * daySeconds || end - start > weekSeconds) return undefined

  const length = readLength(start, end)
  if (length === undefined) return undefined
  const from = (day * daySeconds + start) % weekSeconds
  return { start: from, end: from + length }
}

function readLength(start: number, end: number): number | undefined {
  if (start === end) return start === 0 ? daySeconds : undefined
  let until = end < start ? end + daySeconds : end
  // 23:59 and 23:59:59 mean midnight, because no place closes for the last minute of a day.
  const left = daySeconds - (until % daySeconds)
  if (left <= 60) until += left
  return until > start ? until - start : undefined
}
