import type { Coordinate } from '@signpost/client'
import type { DirectionsState, MapStyle } from '@signpost/map'
import type { ElementContent } from '../element/ContentElement.ts'
import { MapElement } from '../element/MapElement.ts'
import { flag, number, type PropertyTable, point, text } from '../properties/AttributeKind.ts'

/** The events of `<signpost-directions>`. */
export interface SignpostDirectionsEvents {
  /** The user has changed the route request; `link` has the same request as parameters of a link. */
  'signpost-value-change': CustomEvent<{ readonly value: DirectionsState; readonly link: string }>
  /** The user has chosen a step. */
  'signpost-active-step-change': CustomEvent<{ readonly step: number | null }>
}

/** Directions from one place to another: two search boxes, the route options, and the route as text and on a map. */
export class SignpostDirectionsElement extends MapElement<SignpostDirectionsEvents> {
  static override readonly properties: PropertyTable = {
    ...MapElement.properties,
    link: text,
    value: null,
    activeStep: number,
    maxStops: number,
    position: point,
    travelTimes: flag,
    print: flag,
    map: flag,
    mapStyle: text,
    cooperative: flag,
  }

  /** The route request as parameters of a link: `from=-34.9,-56.2&to=-34.89,-56.15`. */
  declare link: string | undefined
  /** The route request. Missing parts have their defaults. It takes precedence over `link`. */
  declare value: Partial<DirectionsState> | undefined
  /** The index of the current step. Without it the list keeps its own state. */
  declare activeStep: number | null | undefined
  /** The position of a traveler, as `latitude,longitude`. The passed part of the route is dimmed. */
  declare position: Coordinate | undefined
  /** The maximum number of stops that users can add between the ends; 0 for none. A link has them as `stop1`, `stop2`. Default: 5. */
  declare maxStops: number | undefined
  /** Shows the travel time of each vehicle, at the cost of a request for each. Default: false. */
  declare travelTimes: boolean | undefined
  /** Shows a button that prints the directions; `print="false"` hides it. */
  declare print: boolean | undefined
  /** Shows a map; `map="false"` shows the list alone. */
  declare map: boolean | undefined
  /** A map style, or its URL; the property also takes `{ light, dark }`. Default: the styles of the service, light or dark like the page. */
  declare mapStyle: MapStyle | undefined
  /** The wheel scrolls the page, and zooms only with Ctrl. `cooperative="false"` is for a map that fills the page. */
  declare cooperative: boolean | undefined

  protected override load(): Promise<ElementContent> {
    return import('./directionsContent.ts').then((late) => late.directionsContent(this, this.emit))
  }
}
