import { systemTime } from '../domain/Clock.ts'

const mostSeconds = 14 * 86_400

/** The seconds to wait from a `Retry-After` header: at most two weeks, 0 for a time in the past, undefined when it is missing or invalid. */
export function readRetryAfter(
  header: string | null,
  now: number = systemTime(),
): number | undefined {
  if (!header) return undefined
  const number = Number(header)
  const seconds = Number.isNaN(number) ? (Date.parse(header) - now) / 1000 : number
  return Number.isNaN(seconds) ? undefined : Math.min(Math.max(Math.ceil(seconds), 0), mostSeconds)
}
