'use client'

import type { Coordinate, Position, Route } from '@signpost/client'
import { isCoordinate } from '@signpost/client/domain'
import { type ReactNode, useMemo } from 'react'
import { EndPins } from './EndPins.tsx'

export interface RouteEndsProps {
  /** The route whose ends are rendered. */
  readonly route: Route
}

/**
 * The first and the last readable point of a route.
 *
 * @example
 * ```tsx
 * <MapView>
 *   <RouteLayer route={route} />
 *   <RouteEnds route={route} />
 * </MapView>
 * ```
 */
export function RouteEnds({ route: { path } }: RouteEndsProps): ReactNode {
  const ends = useMemo(
    () => ({
      origin: toCoordinate(path.find(isReadable)),
      destination: toCoordinate(path.findLast(isReadable)),
    }),
    [path],
  )
  return <EndPins {...ends} />
}

function isReadable([longitude, latitude]: Position): boolean {
  return isCoordinate({ latitude, longitude })
}

function toCoordinate(position: Position | undefined): Coordinate | undefined {
  return position && { longitude: position[0], latitude: position[1] }
}
