import type { Brand, Category, Coordinate, Outline, Place, Suggestion } from '@signpost/client'
import type { WithinMinutes } from '@signpost/react'
import type { DistanceOrigin, PlaceOrder, ResultFilterKind } from '@signpost/react/search-results'
import type { TravelTimeSettings } from '@signpost/react/travel-time'
import type { ElementContent } from '../element/ContentElement.ts'
import { SignpostElement } from '../element/SignpostElement.ts'
import {
  flag,
  number,
  oneOf,
  type PropertyTable,
  point,
  text,
  tokenList,
  vehicle,
} from '../properties/AttributeKind.ts'

/** The events of `<signpost-results>`. */
export interface SignpostResultsEvents {
  /** The user has chosen a place, possibly the selected one again. */
  'signpost-select': CustomEvent<{ readonly place: Place }>
  /** Another place is selected, or none. */
  'signpost-selected-change': CustomEvent<{ readonly selected: string | undefined }>
  /** The pointer or the focus has moved to another place, or to none. */
  'signpost-hovered-change': CustomEvent<{ readonly hovered: string | undefined }>
  /** The user has chosen another order. */
  'signpost-sort-change': CustomEvent<{ readonly sort: PlaceOrder }>
}

/** The places of a search, as a list that can load more, be sorted, and share its selection with a map. */
export class SignpostResultsElement extends SignpostElement<SignpostResultsEvents> {
  static override readonly properties: PropertyTable = {
    ...SignpostElement.properties,
    suggestion: null,
    query: text,
    userPosition: point,
    limit: number,
    brands: null,
    categories: null,
    places: null,
    selected: text,
    hovered: text,
    sort: oneOf('distance', 'price', 'rating', 'relevance'),
    origin: oneOf('user', 'map', 'search'),
    more: oneOf('button', 'scroll'),
    filterOptions: tokenList,
    fuelUnit: oneOf('gallon', 'liter'),
    live: flag,
    travelTime: vehicle,
    inside: null,
    withinMinutes: null,
    label: text,
    href: null,
  }

  /** The text to search for. */
  declare query: string | undefined
  /** The suggestion that the user chose in a search box, instead of `query`. */
  declare suggestion: Suggestion | undefined
  /** The position of the user, as `latitude,longitude`; distances are measured from here. */
  declare userPosition: Coordinate | undefined
  /** The number of places to load at a time. */
  declare limit: number | undefined
  /** The brands to which places are restricted. */
  declare brands: readonly Brand[] | undefined
  /** The categories to which places are restricted. */
  declare categories: readonly Category[] | undefined
  /** The places to show, instead of a search. */
  declare places: readonly Place[] | null | undefined
  /** The `id` of the selected place. */
  declare selected: string | undefined
  /** The `id` of the place under the pointer or with the focus, here or on a map. */
  declare hovered: string | undefined
  /** `relevance`, `distance`, `rating` or `price` (of fuel). Default: `relevance`. */
  declare sort: PlaceOrder | undefined
  /** The origin of distances, for their label: `user`, `map` or `search`. */
  declare origin: DistanceOrigin | undefined
  /** The trigger for loading more places: `button` or `scroll`. Default: `button`. */
  declare more: 'button' | 'scroll' | undefined
  /** The filters to offer: `open`, `rating`, `fuel`, `category`, `brand`. */
  declare filterOptions: readonly ResultFilterKind[] | undefined
  /** The unit to which fuel prices are converted: `gallon` or `liter`. Default: the unit of each station. */
  declare fuelUnit: 'gallon' | 'liter' | undefined
  /** Searches while `query` is being typed. */
  declare live: boolean | undefined
  /** Shows the travel time to each visible place, by a vehicle: `car`, `truck`, `bicycle` or `pedestrian`. */
  declare travelTime: TravelTimeSettings | undefined
  /** The outline of a zone, as GeoJSON, to which places are restricted. */
  declare inside: Outline | undefined
  /** The maximum travel time, `{ minutes, from, vehicle }`, to which places are restricted. Each place costs a request for a route. */
  declare withinMinutes: WithinMinutes | undefined
  /** The label of the list. */
  declare label: string | undefined
  /** Makes the name of each place a link to the URL that the function returns. */
  declare href: ((place: Place) => string) | undefined

  protected override load(): Promise<ElementContent> {
    return import('./resultsContent.ts').then((late) => late.resultsContent(this, this.emit))
  }
}
