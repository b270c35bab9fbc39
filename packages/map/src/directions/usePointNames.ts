'use client'

import type { Coordinate } from '@signpost/client'
import { addressLines, formatCoordinate } from '@signpost/client/domain'
import { useSignpost } from '@signpost/react'
import { reverseGeocodeQuery } from '@signpost/react/queries'
import { useQueryClient } from '@tanstack/react-query'
import { pointText } from '../internals/RouteEnd.ts'
import type { ChangeDirections } from './useDirectionsState.ts'

/**
 * Returns a function that names a point chosen on the map by its street and number, because its town alone would not identify it. It
 * resolves with the name; without one, the point keeps its coordinates.
 */
export function usePointNames(
  change: ChangeDirections,
): (coordinate: Coordinate) => Promise<string | undefined> {
  const { connection } = useSignpost()
  const queryClient = useQueryClient()
  return async (coordinate) => {
    const { enabled, ...query } = reverseGeocodeQuery(connection, { coordinate })
    if (!enabled) return undefined
    // The coordinates suffice as a name, so the request neither retries nor waits for a network.
    const answer = await queryClient
      .fetchQuery({ ...query, networkMode: 'always', retry: false })
      .catch(() => null)
    const { street, intersection, airport } = answer?.address ?? {}
    const isNamed = street ?? intersection ?? airport
    const name = answer && isNamed ? addressLines(answer.address)[0] : undefined
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
