import type { DirectionsMessages } from '../directions/DirectionsMessages.ts'
import type { MapViewMessages } from '../map-view/MapViewMessages.ts'
import type { PlaceMapMessages } from '../place-map/PlaceMapMessages.ts'

/** The messages of this package's components, by component. */
export interface MapMessages {
  readonly directions: DirectionsMessages
  readonly mapView: MapViewMessages
  readonly placeMap: PlaceMapMessages
}

declare module '@signpost/react' {
  interface Messages extends MapMessages {}
}
