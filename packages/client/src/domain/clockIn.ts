import { daySeconds } from './hours.ts'
import { findZone, readInstant, startOfWeek } from './zone.ts'

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
