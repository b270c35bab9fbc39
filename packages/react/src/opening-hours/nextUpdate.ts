const minute = 60_000

/** The whole minutes to show before a change that is less than an hour away, rounded up. `undefined`: it is further away, or there is none. */
export function minutesLeft(change: number | undefined, now: number): number | undefined {
  if (change === undefined) return undefined
  const minutes = Math.ceil((change - now) / minute)
  return minutes < 60 ? minutes : undefined
}

/**
 * The time of the next update: at the change, before it at each minute that is shown, and at each quarter of an hour, because midnight in any time zone is at one.
 */
export function nextUpdate(change: number | undefined, now: number): number {
  const quarter = (Math.floor(now / (15 * minute)) + 1) * 15 * minute
  if (change === undefined || change <= now) return quarter
  const left = minutesLeft(change, now)
  if (left !== undefined) return change - (left - 1) * minute
  return Math.min(quarter, change - 59 * minute)
}
