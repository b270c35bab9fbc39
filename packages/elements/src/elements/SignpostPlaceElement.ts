import type { Place } from '@signpost/client'
import type { PlaceCardProps } from '@signpost/react/place-card'
import { flag, number, oneOf, point, text } from '../element/AttributeKind.ts'
import type { ElementContent } from '../element/ElementContent.ts'
import type { PropertyTable } from '../element/PropertyTable.ts'
import { SignpostElement } from '../element/SignpostElement.ts'

/** What a place panel tells the page. */
export interface SignpostPlaceEvents {
  /** The user wants to go to the place; the button for it is there with `directions`. */
  'signpost-directions': CustomEvent<{ readonly place: Place }>
  /** The user has chosen one of several places. */
  'signpost-choose': CustomEvent<{ readonly place: Place }>
}

/** What is known of a place: one that is given, or that is found by a suggestion or a query. */
export class SignpostPlaceElement extends SignpostElement<SignpostPlaceEvents> {
  static override readonly properties: PropertyTable = {
    ...SignpostElement.properties,
    place: null,
    suggestion: null,
    query: text,
    center: point,
    userPosition: point,
    size: oneOf('compact', 'card', 'full'),
    headingLevel: number,
    isSponsored: flag,
    directions: flag,
  }

  /** The place itself; null: there is none. */
  declare place: PlaceCardProps['place']
  /** What was chosen in a search box; the place behind it is looked up. */
  declare suggestion: PlaceCardProps['suggestion']
  /** What to search for. */
  declare query: PlaceCardProps['query']
  /** Where to look, as `latitude,longitude`. Default: `near`. */
  declare center: PlaceCardProps['center']
  /** From where distances are measured, as `latitude,longitude`. */
  declare userPosition: PlaceCardProps['userPosition']
  /** `compact`, `card` or `full`. Default: `card`. */
  declare size: PlaceCardProps['size']
  /** The level of its heading in the page, 1 to 6. Default: 2. */
  declare headingLevel: PlaceCardProps['headingLevel']
  /** Whether somebody paid for the place to be shown, which is then said. */
  declare isSponsored: PlaceCardProps['isSponsored']
  /** Offers a button for the way to the place. */
  declare directions: boolean | undefined

  protected override async load(): Promise<ElementContent> {
    const { placeContent } = await import('./placeContent.ts')
    return placeContent(this, this.tell)
  }
}
