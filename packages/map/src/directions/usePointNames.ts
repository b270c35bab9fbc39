'use client'

import type { Coordinate } from '@signpost/client'
import { formatCoordinate } from '@signpost/client/domain'
import { useSignpost } from '@signpost/react'
import { useQueryClient } from '@tanstack/react-query'
import { type ChangeDirections, pointText } from './useDirectionsState.ts'

/**
 * Returns a function that names a point chosen on the map by its address. It resolves with the name; without one, the point keeps its coordinates.
 */
export function usePointNames(
  change: ChangeDirections,
): (coordinate: Coordinate) => Promise<string | undefined> {
  const { connection } = useSignpost()
  const queryClient = useQueryClient()
  return async (coordinate) => {
    const name = await import('./addressName.ts')
      .then(({ addressName }) => addressName(queryClient, connection, coordinate))
      .catch(() => undefined)
    const at = formatCoordinate(coordinate)
    if (name) {
      change(({ points }) => ({
        points: points.map((point) =>
          point && !point.name && pointText(point) === at ? { ...point, name } : point,
        ),
      }))
    }
    return name
  }
}
