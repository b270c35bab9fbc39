import type { MapViewMessages } from './map-view/MapViewMessages.ts'

/** The words of this package's components, by component. */
export interface MapMessages {
  readonly mapView: MapViewMessages
}

declare module '@signpost/react' {
  interface Messages extends MapMessages {}
}
