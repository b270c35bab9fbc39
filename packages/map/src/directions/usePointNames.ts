'use client'

import type { Coordinate } from '@signpost/client'
import { useSignpost } from '@signpost/react'
import { useQueryClient } from '@tanstack/react-query'
import { isSameCoordinate } from './isSameCoordinate.ts'
import type { ChangeDirections, DirectionsState, RouteEnd } from './useDirectionsState.ts'

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
    if (name) change((state) => named(state, coordinate, name))
    return name
  }
}

function named(
  { origin, destination, stops }: DirectionsState,
  coordinate: Coordinate,
  name: string,
): Partial<DirectionsState> {
  const rename = <End extends RouteEnd | undefined>(end: End): End =>
    end && !end.name && isSameCoordinate(end.coordinate, coordinate) ? { ...end, name } : end
  return { origin: rename(origin), destination: rename(destination), stops: stops?.map(rename) }
}
