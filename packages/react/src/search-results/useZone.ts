'use client'

import type { Place } from '@signpost/client'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { resolveNear } from '../domain/near.ts'
import { useLazyModule } from '../internals/useLazyModule.ts'
import { zoneCode } from '../internals/zone/zoneCode.ts'
import { useSignpost } from '../provider/useSignpost.ts'
import type { SearchResultsOptions } from './SearchResultsProps.ts'

export interface ZonedPlaces {
  /** The places in the zone, as far as they are known; all places without a zone. */
  readonly places: readonly Place[]
  readonly isZoned: boolean
  /** True until it is known of every place whether it is in the zone. */
  readonly isPending: boolean
}

/** Restricts places to a zone: by its outline at once, by travel time as soon as each is known. */
export function useZone(all: readonly Place[], options: SearchResultsOptions): ZonedPlaces {
  const { inside, withinMinutes, userPosition, near } = options
  const { connection, near: provided } = useSignpost()
  const queryClient = useQueryClient()
  const isTimed = withinMinutes !== undefined
  const isZoned = inside !== undefined || isTimed
  const zone = useLazyModule(zoneCode, isZoned)
  const within = useSameList(
    useMemo(() => {
      if (!inside) return all
      if (!zone) return none
      return all.filter(({ coordinate }) => coordinate && zone.isInside(inside, coordinate))
    }, [all, zone, inside]),
  )

  const [isNear, setNear] = useState<ReadonlyMap<string, boolean>>(unknown)
  const origin = userPosition ?? near ?? resolveNear(provided)
  const limit = JSON.stringify([withinMinutes, resolveNear(withinMinutes?.from) ?? origin])
  // biome-ignore lint/correctness/useExhaustiveDependencies: an equal limit is the same.
  useEffect(() => {
    setNear(unknown)
    if (!zone || !withinMinutes) return
    const context = { queryClient, connection, origin }
    return zone.watchTravelTimes(within, withinMinutes, context, setNear)
  }, [zone, limit, within, queryClient, connection])

  const places = useMemo(
    () => (isTimed ? within.filter(({ id }) => isNear.get(id)) : within),
    [within, isTimed, isNear],
  )
  const isUnknown = isTimed && within.some(({ id }) => !isNear.has(id))
  return {
    places,
    isZoned,
    isPending: isUnknown || (inside !== undefined && !zone),
  }
}

const none: readonly Place[] = []
const unknown: ReadonlyMap<string, boolean> = new Map()

/** Returns the same list as long as its places are the same: an outline is often a new object each time. */
function useSameList(list: readonly Place[]): readonly Place[] {
  const [kept, keep] = useState(list)
  const isSame = kept.length === list.length && list.every((place, at) => place === kept[at])
  if (!isSame) keep(list)
  return isSame ? kept : list
}
