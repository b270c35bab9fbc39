'use client'

import type { Coordinate } from '@signpost/client'
import { clockIn } from '@signpost/client/domain'
import { useEffect, useState } from 'react'
import { useSignpost } from '../provider/useSignpost.ts'
import { warnOnce } from '../provider/warnOnce.ts'

/**
 * Returns the first valid time zone of the candidates, else the result of the app's `timeZoneAt` for the coordinate; never the zone of the
 * viewer.
 */
export function useTimeZone(
  candidates: readonly (string | undefined)[],
  coordinate: Coordinate | undefined,
): string | undefined {
  const { timeZoneAt } = useSignpost()
  const known = candidates.find(isZone)
  const [found, setFound] = useState<{ readonly point: string; readonly zone: string }>()
  const { latitude, longitude } = coordinate ?? {}
  const point = `${latitude},${longitude}`

  useEffect(() => {
    if (known || !timeZoneAt || latitude === undefined || longitude === undefined) return
    let isCurrent = true
    Promise.resolve({ latitude, longitude })
      .then(timeZoneAt)
      .then(
        (zone) => {
          if (isCurrent && isZone(zone)) setFound({ point: `${latitude},${longitude}`, zone })
        },
        (error: unknown) =>
          warnOnce(
            `timeZoneAt failed: hours are shown without "open" and "closed", and a route without its time of arrival. ${error}`,
          ),
      )
    return () => {
      isCurrent = false
    }
  }, [known, timeZoneAt, latitude, longitude])

  return known ?? (found?.point === point ? found.zone : undefined)
}

function isZone(name: string | undefined): name is string {
  return clockIn(name, 0) !== undefined
}
