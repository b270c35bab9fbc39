import type { Coordinate, Place, Suggestion } from '@signpost/client'
import type { HeadingLevel } from '@signpost/react/place-card'
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
  vehicle,
} from '../properties/AttributeKind.ts'

/** The events of `<signpost-place>`. */
export interface SignpostPlaceEvents {
  /** The user has asked for directions to the place; `directions` shows the button. */
  'signpost-directions': CustomEvent<{ readonly place: Place }>
  /** The user has chosen one of several places. */
  'signpost-select': CustomEvent<{ readonly place: Place }>
}

/** A panel about a place: a given place, or the result of a suggestion or a query. */
export class SignpostPlaceElement extends SignpostElement<SignpostPlaceEvents> {
  static override readonly properties: PropertyTable = {
    ...SignpostElement.properties,
    place: null,
    suggestion: null,
    query: text,
    userPosition: point,
    size: oneOf('compact', 'card', 'full'),
    headingLevel: number,
    sponsored: flag,
    directions: flag,
    orientation: oneOf('horizontal', 'vertical'),
    maxLines: number,
    travelTime: vehicle,
  }

  /** The place itself; null when no place exists. */
  declare place: Place | null | undefined
  /** The suggestion that was chosen in a search box; the place behind it is looked up. */
  declare suggestion: Suggestion | undefined
  /** The text to search for. */
  declare query: string | undefined
  /** The point that distances are measured from, as `latitude,longitude`. */
  declare userPosition: Coordinate | undefined
  /** `compact`, `card` or `full`. Default: `card`. */
  declare size: 'compact' | 'card' | 'full' | undefined
  /** The level of the heading in the page, 1 to 6. Default: 2. */
  declare headingLevel: HeadingLevel | undefined
  /** Marks the place as sponsored. */
  declare sponsored: boolean | undefined
  /** Shows a button for directions to the place. */
  declare directions: boolean | undefined
  /** The position of the icon of a compact card: `horizontal` beside its text, `vertical` above it. Default: `horizontal`. */
  declare orientation: 'horizontal' | 'vertical' | undefined
  /** The maximum number of lines of each text of a compact card, 1 to 3. Default: 1. */
  declare maxLines: 1 | 2 | 3 | undefined
  /** Shows the travel time to the place, by a vehicle: `car`, `truck`, `bicycle` or `pedestrian`. */
  declare travelTime: TravelTimeSettings | undefined

  protected override load(): Promise<ElementContent> {
    return import('./placeContent.ts').then((late) => late.placeContent(this, this.emit))
  }
}
