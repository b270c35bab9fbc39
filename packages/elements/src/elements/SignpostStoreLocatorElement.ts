import type { Outline, Place } from '@signpost/client'
import type { MapStyle, Store, StorePoint } from '@signpost/map'
import type { ResultFilterKind, WithinMinutes } from '@signpost/react'
import type { ElementContent } from '../element/ContentElement.ts'
import { MapElement } from '../element/MapElement.ts'
import { flag, number, type PropertyTable, text, tokenList } from '../properties/AttributeKind.ts'

/** The events of `<signpost-store-locator>`. */
export interface SignpostStoreLocatorEvents {
  /** The user has chosen a store, possibly the selected one again. */
  'signpost-select': CustomEvent<{ readonly place: Place }>
  /** Another store is selected, or none. */
  'signpost-selected-change': CustomEvent<{ readonly selected: string | undefined }>
  /** The user has chosen another point to measure distances from, or none. */
  'signpost-point-change': CustomEvent<{ readonly point: StorePoint | undefined }>
}

/** The page's own places around an address: a search box, filters, a list by distance, and a map with the same selection. */
export class SignpostStoreLocatorElement extends MapElement<SignpostStoreLocatorEvents> {
  static override readonly properties: PropertyTable = {
    ...MapElement.properties,
    stores: null,
    point: null,
    radius: number,
    limit: number,
    inside: null,
    withinMinutes: null,
    selected: text,
    filterOptions: tokenList,
    href: null,
    map: flag,
    mapStyle: text,
    cooperative: flag,
  }

  /** The stores, each with an `id`, or a function that loads them. Nothing is shown without them. */
  declare stores:
    | readonly Store[]
    | ((signal: AbortSignal) => Promise<readonly Store[]>)
    | undefined
  /** The point to measure distances from: `{ name, coordinate }`. */
  declare point: StorePoint | undefined
  /** The maximum distance of a store, in meters. */
  declare radius: number | undefined
  /** The maximum number of stores. */
  declare limit: number | undefined
  /** The outline of the served zone, as GeoJSON. Only stores inside are listed, and the locator shows if the point is inside. */
  declare inside: Outline | undefined
  /** The maximum travel time, `{ minutes, from, vehicle }`, by default from the point. Each store costs a request for a route. */
  declare withinMinutes: WithinMinutes | undefined
  /** The `id` of the selected store. */
  declare selected: string | undefined
  /** The filters to offer; `category` uses the tags of the stores. Default: `open category`. */
  declare filterOptions: readonly ResultFilterKind[] | undefined
  /** Makes the name of each store a link to the URL that the function returns. */
  declare href: ((place: Place) => string) | undefined
  /** Shows the map beside the list; `map="false"` hides it. */
  declare map: boolean | undefined
  /** A map style, or its URL; the property also takes `{ light, dark }`. Default: the styles of the service, light or dark like the page. */
  declare mapStyle: MapStyle | undefined
  /** The wheel scrolls the page, and zooms only with Ctrl. `cooperative="false"` is for a map that fills the page. */
  declare cooperative: boolean | undefined

  protected override load(): Promise<ElementContent> {
    return import('./storeLocatorContent.ts').then((late) =>
      late.storeLocatorContent(this, this.emit),
    )
  }
}
