import type { NoticeMessages } from '../../messages/NoticeMessages.ts'

const minute = 60
const hour = 60 * minute

/** The numbers of seconds at which the words for a wait change, the longest first. */
export const waitSteps: readonly number[] = [12 * hour, hour, 10 * minute, 1.5 * minute, 10, 0]

/** A wait in words that people use: "in a few seconds", "in 1 hour", "tomorrow". */
export function waitWords(
  seconds: number,
  language: string,
  messages: Pick<NoticeMessages, 'inSeconds' | 'inMinutes' | 'inHours'>,
): string {
  const next = (unit: 'minute' | 'hour' | 'day'): string =>
    new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(1, unit).replace(/\s/g, ' ')
  if (seconds <= 10) return messages.inSeconds
  if (seconds <= 1.5 * minute) return next('minute')
  if (seconds <= 10 * minute) return messages.inMinutes
  if (seconds <= hour) return next('hour')
  return seconds <= 12 * hour ? messages.inHours : next('day')
}
