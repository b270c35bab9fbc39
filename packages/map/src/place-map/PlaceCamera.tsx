'use client'

import type { Place } from '@signpost/client'
import { routeBounds } from '@signpost/client/domain'
import { useMemo } from 'react'
import { toPoint } from '../internals/camera.ts'
import { useFraming } from '../internals/useFraming.ts'

export interface PlaceCameraProps {
  /** The places to show. Places without a coordinate are ignored. */
  readonly places: readonly Pick<Place, 'coordinate'>[]
  /** Leaves the map where it is if all places are visible already, with some space around them. Default: false. */
  readonly onlyIfHidden?: boolean | undefined
}

/**
 * Moves the map so that all places are visible, and again when their coordinates change; in between, the user may move it. With reduced
 * motion, the map jumps.
 *
 * @example
 * ```tsx
 * <MapView>
 *   <PlaceLayer places={[place]} />
 *   <PlaceCamera places={[place]} />
 * </MapView>
 * ```
 */
export function PlaceCamera({ places, onlyIfHidden }: PlaceCameraProps): null {
  const bounds = routeBounds(
    places.flatMap(({ coordinate }) => (coordinate ? [toPoint(coordinate)] : [])),
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new object that says the same is no reason to move.
  const target = useMemo(() => bounds, [JSON.stringify(bounds)])
  useFraming(target, { onlyIfHidden })
  return null
}
