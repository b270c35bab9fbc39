const day = 86_400

/** Seconds that a `Retry-After` header asks to wait: 0 when the time is past, at most a day, undefined when it says nothing. */
export function readRetryAfter(
  header: string | null,
  now: number = Date.now(),
): number | undefined {
  if (header === null) return undefined
  const seconds = /^\s*\d+\s*$/.test(header)
    ? Number(header)
    : Math.ceil((Date.parse(header) - now) / 1000)
  return Number.isNaN(seconds) ? undefined : Math.min(Math.max(seconds, 0), day)
}
