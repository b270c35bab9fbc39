'use client'

import type { Route } from '@signpost/client'
import { clockIn } from '@signpost/client/domain'
import { timeFormatter } from '../domain/timeFormatter.ts'
import { useNow } from '../internals/useNow.ts'
import { useTimeZone } from '../internals/useTimeZone.ts'
import { useSignpost } from '../provider/useSignpost.ts'

const minute = 60_000

/** The duration, in seconds, from which a weekday is ambiguous. */
const longest = 6 * 86_400

/**
 * The time of arrival after a departure now, in the time zone of the destination; undefined when that zone is unknown, and before mount.
 */
export function useArrival(route: Route | null | undefined): string | undefined {
  const { language } = useSignpost()
  const { path, duration = Number.NaN } = route ?? {}
  const end = path?.at(-1)
  const zone = useTimeZone([], end && { latitude: end[1], longitude: end[0] })
  const now = useNow(undefined, (read) =>
    zone ? (Math.floor(read / minute) + 1) * minute : undefined,
  )
  if (now === undefined || !(duration < longest)) return undefined
  const today = clockIn(zone, now)
  const arrival = clockIn(zone, now + duration * 1000)
  if (!today || !arrival) return undefined
  const { time, shortDay } = timeFormatter(language)
  const at = time(arrival.second)
  return arrival.day === today.day ? at : `${shortDay(arrival.day)} ${at}`
}
