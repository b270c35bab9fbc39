import type { Bounds, Coordinate, Route } from '@signpost/client'
import type { Camera, MapPadding, MapStyle, View } from '@signpost/map'
import type { ElementContent } from '../element/ContentElement.ts'
import { MapElement } from '../element/MapElement.ts'
import { flag, number, type PropertyTable, point, text } from '../properties/AttributeKind.ts'

/** The events of `<signpost-route-map>`. */
export interface SignpostRouteMapEvents {
  /** The user has chosen a maneuver by its point on the map. */
  'signpost-active-step-change': CustomEvent<{ readonly step: number }>
  /** The map has stopped at another position. */
  'signpost-camera-change': CustomEvent<{ readonly camera: Camera; readonly bounds: Bounds }>
  /** The user has clicked on the map itself. */
  'signpost-map-click': CustomEvent<{ readonly coordinate: Coordinate }>
}

/** A route on a map: its line, ends and maneuvers. `<signpost-maneuvers>` is its accessible text version. */
export class SignpostRouteMapElement extends MapElement<SignpostRouteMapEvents> {
  static override readonly properties: PropertyTable = {
    ...MapElement.properties,
    route: null,
    activeStep: number,
    position: point,
    label: text,
    mapStyle: text,
    defaultCamera: null,
    padding: null,
    cooperative: flag,
  }

  /** The route. Without it there is no map. */
  declare route: Route | null | undefined
  /** The index of the highlighted maneuver. */
  declare activeStep: number | undefined
  /** The position of a traveler, as `latitude,longitude`. The passed part of the route is dimmed. */
  declare position: Coordinate | undefined
  /** The accessible name of the map. */
  declare label: string | undefined
  /** A map style, or its URL; the property also takes `{ light, dark }`. Default: the styles of the service, light or dark like the page. */
  declare mapStyle: MapStyle | undefined
  /** The initial view of the map. */
  declare defaultCamera: View | undefined
  /** The padding of the view in pixels, for the part of each edge that is covered. */
  declare padding: MapPadding | undefined
  /** The wheel scrolls the page, and zooms only with Ctrl. `cooperative="false"` is for a map that fills the page. */
  declare cooperative: boolean | undefined

  protected override load(): Promise<ElementContent> {
    return import('./routeMapContent.ts').then((late) => late.routeMapContent(this, this.emit))
  }
}
