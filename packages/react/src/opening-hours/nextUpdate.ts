const minute = 60_000

/** A change that is less than an hour away is shown in whole minutes, begun ones included. `undefined`: it is further away, or there is none. */
export function minutesLeft(change: number | undefined, now: number): number | undefined {
  if (change === undefined) return undefined
  const minutes = Math.ceil((change - now) / minute)
  return minutes < 60 ? minutes : undefined
}

/**
 * The time of the next update: at the change, before it at each minute that is shown, and each quarter of an hour, in which every midnight
 * falls, of whatever zone.
 */
export function nextUpdate(change: number | undefined, now: number): number {
  const quarter = (Math.floor(now / (15 * minute)) + 1) * 15 * minute
  if (change === undefined || change <= now) return quarter
  const left = minutesLeft(change, now)
  if (left !== undefined) return change - (left - 1) * minute
  return Math.min(quarter, change - 59 * minute)
}
