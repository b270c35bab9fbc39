import type { Coordinate, Place, Suggestion } from '@signpost/client'
import type { HeadingLevel } from '@signpost/react/place-card'
import type { ElementContent } from '../element/ElementContent.ts'
import { SignpostElement } from '../element/SignpostElement.ts'
import { flag, number, oneOf, point, text } from '../properties/AttributeKind.ts'
import type { PropertyTable } from '../properties/PropertyTable.ts'

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
  declare place: Place | null | undefined
  /** What was chosen in a search box; the place behind it is looked up. */
  declare suggestion: Suggestion | undefined
  /** What to search for. */
  declare query: string | undefined
  /** Where to look, as `latitude,longitude`. Default: `near`. */
  declare center: Coordinate | undefined
  /** From where distances are measured, as `latitude,longitude`. */
  declare userPosition: Coordinate | undefined
  /** `compact`, `card` or `full`. Default: `card`. */
  declare size: 'compact' | 'card' | 'full' | undefined
  /** The level of its heading in the page, 1 to 6. Default: 2. */
  declare headingLevel: HeadingLevel | undefined
  /** Whether somebody paid for the place to be shown, which is then said. */
  declare isSponsored: boolean | undefined
  /** Offers a button for the way to the place. */
  declare directions: boolean | undefined

  protected override async load(): Promise<ElementContent> {
    const { placeContent } = await import('./placeContent.ts')
    return placeContent(this, this.tell)
  }
}
