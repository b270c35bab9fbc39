'use client'

import { elapsedTime } from '@signpost/client/domain'
import { useEffect, useState } from 'react'
import type { NoticeMessages } from '../../messages/NoticeMessages.ts'
import { useSignpost } from '../../provider/useSignpost.ts'

/**
 * The remaining wait in the notice of a rate limit or a busy service, such as "in a few seconds", "in 1 hour" or "tomorrow". The wait
 * starts when `resetOn` changes; undefined once it is over.
 */
export function useWaitText(
  seconds: number | undefined,
  resetOn: unknown,
  messages: NoticeMessages,
): string | undefined {
  const { language } = useSignpost()
  const left = useWait(seconds, resetOn)
  return left > 0 ? waitText(left, language, messages) : undefined
}

/** The remaining seconds, updated only when their text may change, so that a screen reader does not announce every second. */
function useWait(seconds = 0, resetOn: unknown): number {
  const { clock } = useSignpost()
  const [read, setRead] = useState<{ readonly resetOn: unknown; readonly left: number }>()
  useEffect(() => {
    const end = elapsedTime(clock) + seconds * 1000
    let timer = 0
    const tick = (): void => {
      const left = Math.max(0, (end - elapsedTime(clock)) / 1000)
      setRead({ resetOn, left })
      const next = waitSteps.find((step) => step < left)
      if (next !== undefined) timer = clock.setTimeout(tick, end - next * 1000 - elapsedTime(clock))
    }
    if (seconds > 0) tick()
    return () => clock.clearTimeout(timer)
  }, [seconds, resetOn, clock])
  return read && read.resetOn === resetOn ? read.left : seconds
}

const minute = 60
const hour = 60 * minute

/** The seconds at which the text of a wait changes, the longest first. */
const waitSteps: readonly number[] = [36 * hour, 12 * hour, hour, 10 * minute, 1.5 * minute, 10, 0]

/** Formats a number of seconds: "in a few seconds", "in 1 hour", "tomorrow". */
export function waitText(
  seconds: number,
  language: string,
  messages: Pick<NoticeMessages, 'inSeconds' | 'inMinutes' | 'inHours' | 'inDays'>,
): string {
  const { inSeconds, inMinutes, inHours, inDays } = messages
  const next = (unit: 'minute' | 'hour' | 'day', several: string): string => {
    // React Native has no such formats.
    if (!Intl.RelativeTimeFormat) return several
    const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
    return format.format(1, unit).replace(/\s/g, ' ')
  }
  if (seconds <= 10) return inSeconds
  if (seconds <= 1.5 * minute) return next('minute', inMinutes)
  if (seconds <= 10 * minute) return inMinutes
  if (seconds <= hour) return next('hour', inHours)
  if (seconds <= 12 * hour) return inHours
  return seconds <= 36 * hour ? next('day', inDays) : inDays
}
