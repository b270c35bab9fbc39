import type { Maneuver, Position, Route } from '@signpost/client'
import type { MapViewProps } from '../src/map-view/MapViewProps.ts'
import { routeOf } from './routeOf.ts'

/** A route to the east, around a corner and to the south. */
export const corner: Route = {
  ...routeOf([-56.2, -34.9], [-56.19, -34.9], [-56.19, -34.91]),
  maneuvers: [maneuverAt([0, 1], [-56.19, -34.9]), maneuverAt([1, 2], [-56.19, -34.91])],
}

/** A map that shows it. */
export const cornerView: Pick<MapViewProps, 'defaultCamera'> = {
  defaultCamera: { center: { latitude: -34.902, longitude: -56.195 }, zoom: 14 },
}

/** The color of its line in the light. */
export const blue: readonly number[] = [11, 107, 203]

function maneuverAt(range: readonly [number, number], [longitude, latitude]: Position): Maneuver {
  return {
    command: 'TR.R',
    kind: 'turn',
    coordinate: { latitude, longitude },
    range,
    stacked: false,
    currentRoad: {},
    turnRoad: {},
  }
}
