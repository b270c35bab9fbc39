import { daySeconds, type OpeningHours, type OpeningSession, weekSeconds } from './hours.ts'
import { findZone, readInstant, startOfWeek, type Zone } from './zone.ts'

/** The moment at which a place opens or closes. */
export interface OpeningMoment {
  /** Milliseconds since 1970, as `Date.now()` counts. */
  readonly at: number
  /** The weekday at the place: 0 is Sunday, 6 is Saturday. Midnight belongs to the day that begins. */
  readonly day: number
  /** Seconds since the start of `day`, as in the place's hours. */
  readonly second: number
}

/** The opening status of a place. `always-open` never closes. `always-closed` has no hours in its week, or is temporarily or permanently closed. `opensAt` is undefined when a day with unknown hours comes first. */
export type OpeningStatus =
  | { readonly status: 'open'; readonly closesAt: OpeningMoment }
  | { readonly status: 'closed'; readonly opensAt: OpeningMoment | undefined }
  | { readonly status: 'always-open' }
  | { readonly status: 'always-closed' }
  | { readonly status: 'unknown'; readonly reason: UnknownStatusReason }

/** The reason why the status is unknown: no sessions, or none known for this day; a missing or unknown time zone; or an invalid time. */
export type UnknownStatusReason = 'no-hours' | 'no-time-zone' | 'bad-time-zone' | 'bad-time'

/** The current time, and the time zone of the place, not of the user. */
export interface OpeningStatusOptions {
  readonly now: Date | number
  /** IANA name, as `place.timeZone`. */
  readonly timeZone: string | undefined
}

/** The opening status of a place at an instant, and the time of its next change. Hours follow the place's clock, also on the day of a clock change: the first of two equal times counts, and a skipped time counts as the moment of the skip. A place that never opens or never closes needs no time zone. Between the sessions of a day with unknown hours, and in the night after it, the status is unknown. */
export function openingStatus(
  hours: OpeningHours | undefined,
  { now: time, timeZone }: OpeningStatusOptions,
): OpeningStatus {
  if (hours?.closure) return { status: 'always-closed' }
  const sessions = hours?.sessions
  // Untyped code may pass sessions in another shape.
  if (!sessions?.every(isReadable)) return noHours
  const unknown = (hours?.unknownDays ?? []).map((day) => ({
    day,
    start: 0,
    end: nightEnd,
    isUnknown: true,
  }))
  const stretches: Stretch[] = [...sessions, ...unknown]
  if (!stretches[0]) return { status: 'always-closed' }
  if (sessions.some(({ start, end }) => end - start >= weekSeconds))
    return { status: 'always-open' }

  const zone = findZone(timeZone)
  if (!zone) return { status: 'unknown', reason: timeZone ? 'bad-time-zone' : 'no-time-zone' }
  const now = readInstant(time)
  if (now === undefined) return { status: 'unknown', reason: 'bad-time' }
  return statusIn(zone, stretches, now)
}

/** The next instant at which the status changes, for a timer; `undefined` when it never does or is unknown. */
export function nextChange(status: OpeningStatus): number | undefined {
  if (status.status === 'open') return status.closesAt.at
  return status.status === 'closed' ? status.opensAt?.at : undefined
}

/** A session, or a period of unknown hours. */
interface Stretch extends OpeningSession {
  readonly isUnknown?: boolean
}

const noHours: OpeningStatus = { status: 'unknown', reason: 'no-hours' }

/** The end of the night that began on a day: 6:00 of the next one. */
const nightEnd = 30 * 3600

/** True for numbers that can be converted to instants. Their sum is not a number when one is missing or a text. */
function isReadable({ day, start, end }: OpeningSession): boolean {
  return Number.isInteger(day + start + end) && end < 1e7
}

function statusIn(zone: Zone, stretches: Stretch[], now: number): OpeningStatus {
  const wall = zone.toWall(now)
  const sunday = startOfWeek(wall)
  const wallAt = (week: number, day: number, second: number): number =>
    sunday + (week * weekSeconds + day * daySeconds + second) * 1000
  const moment = (week: number, day: number, second: number): OpeningMoment => ({
    at: zone.toInstant(wallAt(week, day, second)),
    day: (day + Math.floor(second / daySeconds)) % 7,
    second: second % daySeconds,
  })

  stretches.sort((a, b) => a.day - b.day || a.start - b.start)
  let unclear: OpeningStatus | undefined
  let closesAt: OpeningMoment | undefined
  // A session of last week may still be open. Two weeks ahead are read because a clock change may skip a session.
  for (const week of [-1, 0, 1, 2]) {
    for (const { day, start, end, isUnknown } of stretches) {
      if (wallAt(week, day, end) <= wall) continue
      const opens = moment(week, day, start)
      const closes = moment(week, day, end)
      // The session ended in an hour that occurs twice, or the clock skips it.
      if (closes.at <= Math.max(now, opens.at)) continue
      if (closesAt && opens.at > closesAt.at) return { status: 'open', closesAt }
      if (!closesAt && opens.at > now) {
        return unclear ?? { status: 'closed', opensAt: isUnknown ? undefined : opens }
      }
      if (isUnknown) unclear = noHours
      else closesAt = closes
    }
  }
  return closesAt ? { status: 'open', closesAt } : { status: 'always-closed' }
}
