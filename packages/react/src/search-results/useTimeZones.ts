'use client'

import type { Place } from '@signpost/client'
import { useEffect, useState } from 'react'
import { warnOnce } from '../internals/warnOnce.ts'
import { useSignpost } from '../provider/useSignpost.ts'

/** The time zones of places: their own, else the result of the app's `timeZoneAt`, which is called once for each. */
export function useTimeZones(places: readonly Place[]): ReadonlyMap<string, string> {
  const { timeZoneAt } = useSignpost()
  const [found, setFound] = useState<ReadonlyMap<string, string>>(none)

  useEffect(() => {
    let isCurrent = true
    const ask = async ({ id, hours, timeZone, coordinate }: Place): Promise<[string, string][]> => {
      if (timeZone) return [[id, timeZone]]
      if (!hours?.sessions || !coordinate) return []
      const zone = await timeZoneAt?.(coordinate)
      return zone ? [[id, zone]] : []
    }
    Promise.all(places.map(ask)).then(
      (zones) => {
        if (isCurrent && places.length > 0) setFound(new Map(zones.flat()))
      },
      (error: unknown) =>
        warnOnce(`timeZoneAt failed, so it is not known which places are open. ${error}`),
    )
    return () => {
      isCurrent = false
    }
  }, [places, timeZoneAt])

  return found
}

const none: ReadonlyMap<string, string> = new Map()
