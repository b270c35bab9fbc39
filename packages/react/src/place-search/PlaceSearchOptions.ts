import type { Bounds, Coordinate, GeoError, Suggestion } from '@signpost/client'
import type { Near } from '../domain/near.ts'
import type { RequestFrequency } from '../domain/RequestFrequency.ts'
import type { PlaceDetails } from '../queries/placeDetails.ts'
import type { PlaceSearchAnalytics } from './PlaceSearchAnalytics.ts'
import type { PlaceSearchItem } from './PlaceSearchItem.ts'
import type { PlaceSearchMessages } from './PlaceSearchMessages.ts'
import type { PlaceSearchValue } from './PlaceSearchValue.ts'
import type { RecentPlaces } from './SavedPlace.ts'
import type { PlaceSearchSourceOption } from './sources/PlaceSearchSource.ts'

export interface PlaceSearchOptions {
  /** The text, when the app holds it. */
  readonly query?: string | undefined
  /** The text at first, when the box holds it. Default: that of the value, else empty. */
  readonly defaultQuery?: string | undefined
  /** Called with the text whenever it changes: typed, cleared or filled in by a choice. */
  readonly onQueryChange?: ((query: string) => void) | undefined
  /** The choice, when the app holds it; `null` for nothing. Another one fills the box, `null` empties it when something was chosen. */
  readonly value?: PlaceSearchValue | null | undefined
  /** The choice at first, when the box holds it. A form that is reset goes back to it. */
  readonly defaultValue?: PlaceSearchValue | null | undefined
  /** Called with each choice, again when the place behind it was looked up, and with `null` when the text is edited after it. */
  readonly onValueChange?: ((value: PlaceSearchValue | null) => void) | undefined
  /** True: a text counts only when it was chosen; else the browser does not send the form, and says why. Default false. */
  readonly requireSelection?: boolean | undefined
  /** True: the place behind a choice is looked up at once, so that the value, and the fields of a form, have its `id` and `coordinate`. It costs a request for each choice. Default false. */
  readonly lookUp?: boolean | undefined
  /** True: the first suggestion is highlighted, so that Enter chooses it. Default false. */
  readonly highlightFirst?: boolean | undefined
  /** Called with the text when Enter sends it: nothing was highlighted. */
  readonly onSubmit?: ((query: string) => void) | undefined
  /** Called when a suggestion is chosen. `details()` asks for the place behind it; nothing is sent unless it is called. */
  readonly onSelect?: ((suggestion: Suggestion, selection: Selection) => void) | undefined
  /** Called when the point is chosen whose coordinates were typed, or where the user is and no address is known. */
  readonly onSelectCoordinate?: ((coordinate: Coordinate) => void) | undefined
  /** Called before a row is chosen. Return false to leave the text and the list as they are. */
  readonly canChoose?: ((item: PlaceSearchItem) => boolean) | undefined
  /** Called once for each failure that the box shows. */
  readonly onError?: ((error: GeoError) => void) | undefined
  /**
   * The point to search around. Default: the provider's, else the position of the user if that was granted before. A change applies from
   * the next key on.
   */
  readonly near?: Near | undefined
  /**
   * ISO 3166-1 codes of the countries to search in. Here and for `bounds`: a service that does not know the parameter of the same name answers as
   * if it were not there. A change applies from the next key on.
   */
  readonly countries?: readonly string[] | undefined
  /** The box to search in. */
  readonly bounds?: Bounds | undefined
  /** The position of the user; distances are measured from here. */
  readonly userPosition?: Coordinate | undefined
  /** The number of rows, 1 to 50. Default 10. */
  readonly limit?: number | undefined
  /** The number of characters from which suggestions are requested. Default 1. */
  readonly minLength?: number | undefined
  /**
   * The frequency of requests while somebody types. Default: the provider's, else `auto`: at every key while fewer than two requests are in
   * flight. `eager`: at every key. `thrifty`: as seldom as possible, for services that are paid by the request. `debounce`: after so many
   * milliseconds without a key.
   */
  readonly requests?: RequestFrequency | undefined
  /** The query for a text. Default: the text. */
  readonly toQuery?: ((text: string) => string) | undefined
  /** Which kinds of suggestions to show. Default all. */
  readonly kinds?: readonly Suggestion['kind'][] | undefined
  /** Returns false for suggestions that are not to be shown. Default: all are. */
  readonly filter?: ((suggestion: Suggestion) => boolean) | undefined
  /**
   * The sources of the list, in the order of their rows: your own, made by `defineSource`, and the built-in ones by name: `location`,
   * `pinned`, `recent`, `coordinates`, `service`. What is omitted is neither shown nor requested. Default: the built-in ones, of which
   * `recent` and `locate` switch on what is offered before typing. A change applies from the next key on.
   */
  readonly sources?: readonly PlaceSearchSourceOption[] | undefined
  /** Keeps the places that are chosen, and offers them while nothing is typed. Default false. True: in `localStorage`. */
  readonly recent?: boolean | RecentPlaces | undefined
  /** Offers "Use my location" while nothing is typed. The user is asked only when they choose it. Default false. */
  readonly locate?: boolean | undefined
  /** On screens narrower than 480 px: `sheet` fills the screen while the box is used. Default `popup`: the list opens beside the input, as elsewhere. */
  readonly mobile?: 'popup' | 'sheet' | undefined
  /** Messages of this box alone, over those of the provider. */
  readonly messages?: Partial<PlaceSearchMessages> | undefined
  /** Callbacks for requests, impressions, choices and abandoned texts. */
  readonly analytics?: PlaceSearchAnalytics | undefined
  /** Neither opens nor asks. */
  readonly disabled?: boolean | undefined
  /** Can be focused and copied from, but not changed; neither opens nor asks. */
  readonly readOnly?: boolean | undefined
  /** The id of the input, from which the other ids are made. Default: one from React. */
  readonly id?: string | undefined
}

/** The details of a selection. */
export interface Selection {
  /** Asks for the place behind the suggestion, once for all callers. Never rejects; after an `error` it can be called again. */
  readonly details: () => Promise<PlaceDetails>
  /** The coordinate, when it is known without a request: for the user's own location, and for a recent place that was looked up before. */
  readonly coordinate: Coordinate | undefined
}
