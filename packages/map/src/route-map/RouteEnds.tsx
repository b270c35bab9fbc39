'use client'

import type { Coordinate, Position, Route } from '@signpost/client'
import { isCoordinate } from '@signpost/client/domain'
import { type ReactNode, useMemo } from 'react'
import { MapItem } from '../map-view/index.ts'
import { PinShape } from '../parts/PinShape.tsx'
import { sketchOf } from './routeShape.ts'

interface EndPinsProps {
  readonly origin: Coordinate | undefined
  readonly destination: Coordinate | undefined
}

/** A ring at the start of a route and a pin at its end. They are hidden from screen readers: the list beside the map has both as text. */
function EndPins({ origin, destination }: EndPinsProps): ReactNode {
  return (
    <>
      {origin && (
        <MapItem coordinate={origin}>
          <span data-part="route-start" aria-hidden="true" />
        </MapItem>
      )}
      {destination && (
        <MapItem coordinate={destination} anchor="bottom">
          <PinShape part="route-end" />
        </MapItem>
      )}
    </>
  )
}

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
export function RouteEnds({ route }: RouteEndsProps): ReactNode {
  const ends = useMemo(() => {
    const points = route.path.length > 0 ? route.path : sketchOf(route)
    return {
      origin: toCoordinate(points.find(isReadable)),
      destination: toCoordinate(points.findLast(isReadable)),
    }
  }, [route])
  return <EndPins {...ends} />
}

function isReadable([longitude, latitude]: Position): boolean {
  return isCoordinate({ latitude, longitude })
}

function toCoordinate(position: Position | undefined): Coordinate | undefined {
  return position && { longitude: position[0], latitude: position[1] }
}
