'use client'

import type { Place } from '@signpost/client'
import { routeBounds } from '@signpost/client/domain'
import { useMemo } from 'react'
import { useFraming } from '../internals/useFraming.ts'

export interface PlaceCameraProps {
  /** The places that are to be seen; those without a coordinate do not count. */
  readonly places: readonly Pick<Place, 'coordinate'>[]
}

/**
 * Shows all of the places, and again when they lie elsewhere; between, the map is the user's. Jumps where motion is not wanted.
 *
 * @example
 * ```tsx
 * <MapView>
 *   <PlaceLayer places={[place]} />
 *   <PlaceCamera places={[place]} />
 * </MapView>
 * ```
 */
export function PlaceCamera({ places }: PlaceCameraProps): null {
  const bounds = routeBounds(
    places.flatMap(({ coordinate: at }) => (at ? [[at.longitude, at.latitude] as const] : [])),
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new object that says the same is no reason to move.
  useFraming(useMemo(() => bounds, [JSON.stringify(bounds)]))
  return null
}
