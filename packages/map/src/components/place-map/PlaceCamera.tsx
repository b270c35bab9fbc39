'use client'

import type { Place } from '@signpost/client'
import { routeBounds } from '@signpost/client/domain'
import { useMemo } from 'react'
import { useFraming } from '../../hooks/useFraming.ts'

export interface PlaceCameraProps {
  /** The places that are to be seen; those without a coordinate do not count. */
  readonly places: readonly Pick<Place, 'coordinate'>[]
  /** Whether the map stays where it is as long as all of them are in sight. Default: it comes as near as it can. */
  readonly unlessInSight?: boolean | undefined
}

/** Shows all of the places, and again when they lie elsewhere; between, the map is the user's. Jumps where motion is not wanted. */
export function PlaceCamera({ places, unlessInSight }: PlaceCameraProps): null {
  const bounds = routeBounds(
    places.flatMap(({ coordinate: at }) => (at ? [[at.longitude, at.latitude] as const] : [])),
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new object that says the same is no reason to move.
  const known = useMemo(() => bounds, [JSON.stringify(bounds)])
  useFraming(known, unlessInSight)
  return null
}
