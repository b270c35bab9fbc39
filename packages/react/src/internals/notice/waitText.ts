import type { NoticeMessages } from '../../messages/NoticeMessages.ts'

const minute = 60
const hour = 60 * minute

/** The numbers of seconds at which the text for a wait changes, the longest first. */
export const waitSteps: readonly number[] = [
  36 * hour,
  12 * hour,
  hour,
  10 * minute,
  1.5 * minute,
  10,
  0,
]

/** The time in the notice of a rate limit, and of a busy service: "in a few seconds", "in 1 hour", "tomorrow". */
export function waitText(
  seconds: number,
  language: string,
  messages: Pick<NoticeMessages, 'inSeconds' | 'inMinutes' | 'inHours' | 'inDays'>,
): string {
  const next = (unit: 'minute' | 'hour' | 'day'): string =>
    new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(1, unit).replace(/\s/g, ' ')
  if (seconds <= 10) return messages.inSeconds
  if (seconds <= 1.5 * minute) return next('minute')
  if (seconds <= 10 * minute) return messages.inMinutes
  if (seconds <= hour) return next('hour')
  if (seconds <= 12 * hour) return messages.inHours
  return seconds <= 36 * hour ? next('day') : messages.inDays
}
