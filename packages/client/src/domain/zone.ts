import { daySeconds } from './hours.ts'

const dayLength = daySeconds * 1000

/** A time zone, as two conversions. A wall time is the local date and time, as the milliseconds of that date and time in UTC. */
export interface Zone {
  toWall(instant: number): number
  /** Converts a wall time to an instant. A wall time that occurs twice is the first of the two; a skipped one is the moment of the skip. So a later wall time never gives an earlier instant. */
  toInstant(wall: number): number
}

/** The zone of an IANA name; `undefined` for an unknown name. */
export function findZone(name: string | undefined): Zone | undefined {
  if (!name) return undefined
  let zone = zones.get(name)
  if (!zone) {
    zone = makeZone(name)
    // The cache is bounded, because names come from services in any spelling.
    if (zones.size >= 100) zones.clear()
    if (zone) zones.set(name, zone)
  }
  return zone
}

/** The instant in whole milliseconds; `undefined` when it is invalid, or so far from 1970 that calendars differ. */
export function readInstant(time: Date | number): number | undefined {
  const instant = Math.floor(Number(time))
  return Math.abs(instant) < 6e13 ? instant : undefined
}

/** The wall time at which the week of a wall time began: Sunday, 00:00. */
export function startOfWeek(wall: number): number {
  const weekLength = 7 * dayLength
  // 1970 began on a Thursday.
  const sunday = -4 * dayLength
  return sunday + Math.floor((wall - sunday) / weekLength) * weekLength
}

const zones = new Map<string, Zone>()

function makeZone(timeZone: string): Zone | undefined {
  let clock: Intl.DateTimeFormat
  try {
    clock = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    })
  } catch {
    return undefined
  }

  function toWall(instant: number): number {
    const read: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {}
    for (const { type, value } of clock.formatToParts(instant)) read[type] = Number(value)
    const { year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0 } = read
    const milliseconds = instant - Math.floor(instant / 1000) * 1000
    return Date.UTC(year, month - 1, day, hour, minute, second) + milliseconds
  }

  function offsetAt(instant: number): number {
    return toWall(instant) - instant
  }

  function toInstant(wall: number): number {
    // No zone is a day away from UTC, so these offsets apply before and after any change near the wall time.
    const byOldClock = wall - offsetAt(wall - dayLength)
    const byNewClock = wall - offsetAt(wall + dayLength)
    if (byOldClock === byNewClock) return byOldClock
    const valid = [byOldClock, byNewClock].filter((instant) => toWall(instant) === wall)
    if (valid.length > 0) return Math.min(...valid)

    // A skipped time: the old clock would reach it after the change, the new one before.
    let before = byNewClock
    let after = byOldClock
    while (after - before > 1) {
      const middle = Math.floor((before + after) / 2)
      if (toWall(middle) > wall) after = middle
      else before = middle
    }
    return after
  }

  return { toWall, toInstant }
}

/** The local time and weekday. */
export interface WallClock {
  /** 0 is Sunday, 6 is Saturday. */
  readonly day: number
  /** Seconds since the start of `day`. */
  readonly second: number
}

/** The weekday and the time at an instant in a time zone, to mark today's row of a week; `undefined` when zone or time is invalid. */
export function clockIn(timeZone: string | undefined, now: Date | number): WallClock | undefined {
  const zone = findZone(timeZone)
  const instant = readInstant(now)
  if (!zone || instant === undefined) return undefined
  const wall = zone.toWall(instant)
  const second = Math.floor((wall - startOfWeek(wall)) / 1000)
  const day = Math.floor(second / daySeconds)
  return { day, second: second - day * daySeconds }
}
