import type { Bounds, Coordinate, Place } from '@signpost/client'
import type { Camera, MapPadding, MapStyle, View } from '@signpost/map'
import type { ElementContent } from '../element/ContentElement.ts'
import { MapElement } from '../element/MapElement.ts'
import { flag, type PropertyTable, point, text } from '../properties/AttributeKind.ts'

/** The events of `<signpost-place-map>`. */
export interface SignpostPlaceMapEvents {
  /** Another place is selected, or none. */
  'signpost-selected-change': CustomEvent<{ readonly selected: string | undefined }>
  /** The pointer or the focus has moved to another place, or to none. */
  'signpost-hovered-change': CustomEvent<{ readonly hovered: string | undefined }>
  /** The user has asked to search the visible area; `search-area` shows the button. */
  'signpost-search-area': CustomEvent<{ readonly bounds: Bounds; readonly camera: Camera }>
  /** The user has moved the pin. */
  'signpost-pin-change': CustomEvent<{ readonly coordinate: Coordinate }>
  /** The map has stopped at another position. */
  'signpost-camera-change': CustomEvent<{ readonly camera: Camera; readonly bounds: Bounds }>
  /** The user has clicked on the map itself. */
  'signpost-map-click': CustomEvent<{ readonly coordinate: Coordinate }>
}

/** Places on a map: markers that share hover and selection with a `<signpost-results>` beside it. */
export class SignpostPlaceMapElement extends MapElement<SignpostPlaceMapEvents> {
  static override readonly properties: PropertyTable = {
    ...MapElement.properties,
    places: null,
    selected: text,
    hovered: text,
    searchArea: flag,
    pin: point,
    movablePin: flag,
    label: text,
    mapStyle: text,
    defaultCamera: null,
    padding: null,
    cooperative: flag,
  }

  /** The places. Places without a coordinate have no marker. The map shows all places, unless it has a `defaultCamera`. */
  declare places: readonly Place[] | undefined
  /** The `id` of the selected place, whose popup is open. */
  declare selected: string | undefined
  /** The `id` of the place under the pointer or with the focus, here or in a list. */
  declare hovered: string | undefined
  /** Shows a button that searches the visible area once the user has moved the map. */
  declare searchArea: boolean | undefined
  /** A point with a pin, as `latitude,longitude`. */
  declare pin: Coordinate | undefined
  /** Allows the user to set and move the pin by dragging, by clicking the map, or by keyboard. */
  declare movablePin: boolean | undefined
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
    return import('./placeMapContent.ts').then((late) => late.placeMapContent(this, this.emit))
  }
}
