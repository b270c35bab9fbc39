import { systemTime } from '../domain/Clock.ts'

const mostSeconds = 14 * 86_400

/** Seconds that a `Retry-After` header asks to wait: 0 when the time is past, at most two weeks, undefined when it says nothing. */
export function readRetryAfter(
  header: string | null,
  now: number = systemTime(),
): number | undefined {
  if (!header) return undefined
  const number = Number(header)
  const seconds = Number.isNaN(number) ? (Date.parse(header) - now) / 1000 : number
  return Number.isNaN(seconds) ? undefined : Math.min(Math.max(Math.ceil(seconds), 0), mostSeconds)
}
