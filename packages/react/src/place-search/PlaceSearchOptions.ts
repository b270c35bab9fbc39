import type { Bounds, Coordinate, GeoError, Suggestion } from '@signpost/client'
import type { Near } from '../domain/near.ts'
import type { RequestFrequency } from '../domain/RequestFrequency.ts'
import type { PlaceDetails } from '../queries/placeDetails.ts'
import type { PlaceSearchEvent } from './PlaceSearchEvent.ts'
import type { PlaceSearchItem } from './PlaceSearchItem.ts'
import type { PlaceSearchMessages } from './PlaceSearchMessages.ts'
import type { PlaceSearchValue } from './PlaceSearchValue.ts'
import type { RecentPlaces } from './SavedPlace.ts'
import type { PlaceSearchSourceOption } from './sources/Source.ts'

export interface PlaceSearchOptions {
  /** The text of the input, when the app controls it. */
  readonly query?: string | undefined
  /** The initial text of the input, when the app does not control it. Default: the text of the initial value, else empty. */
  readonly defaultQuery?: string | undefined
  /** Called with the text whenever it changes: the user types or clears it, or a choice fills it in. */
  readonly onQueryChange?: ((query: string) => void) | undefined
  /** The choice, when the app controls it; `null` for none. A new value fills the input; `null` empties it after a choice. */
  readonly value?: PlaceSearchValue | null | undefined
  /** The initial choice, when the app does not control it. A form reset restores it. */
  readonly defaultValue?: PlaceSearchValue | null | undefined
  /** Called with each choice, again once the place behind it was looked up, and with `null` when the user edits the text after a choice. */
  readonly onValueChange?: ((value: PlaceSearchValue | null) => void) | undefined
  /**
   * True to accept only a text that was chosen from the list: otherwise the browser blocks the form and shows the reason. Default false.
   */
  readonly requireSelection?: boolean | undefined
  /**
   * True to look up the place behind each choice at once, so that the value and the form fields include its `id` and `coordinate`. Each
   * choice then costs a request. Default false.
   */
  readonly lookUp?: boolean | undefined
  /** True to highlight the first suggestion, so that Enter chooses it, also when Enter is pressed before it has arrived. Default false. */
  readonly highlightFirst?: boolean | undefined
  /** Called with the text when the user presses Enter and no row is highlighted. */
  readonly onSubmit?: ((query: string) => void) | undefined
  /** Called when the user chooses a suggestion. `details()` looks up the place behind it; no request is sent before that. */
  readonly onSelect?: ((suggestion: Suggestion, selection: Selection) => void) | undefined
  /** Called when the user chooses typed coordinates, or a location for which no address is known. */
  readonly onSelectCoordinate?: ((coordinate: Coordinate) => void) | undefined
  /** Called before a row is chosen. Return false to keep the text and the list unchanged. */
  readonly canChoose?: ((item: PlaceSearchItem) => boolean) | undefined
  /** Called once for each failure that the box shows. */
  readonly onError?: ((error: GeoError) => void) | undefined
  /**
   * The point to search around. Default: the provider's, else the user's position if the permission was already granted. Changes apply from
   * the next key on.
   */
  readonly near?: Near | undefined
  /**
   * The countries to search in, as ISO 3166-1 codes. A service that does not support `countries` or `bounds` ignores the parameter. Changes
   * apply from the next key on.
   */
  readonly countries?: readonly string[] | undefined
  /** The bounding box to search in. */
  readonly bounds?: Bounds | undefined
  /** The position of the user, from which distances are measured. */
  readonly userPosition?: Coordinate | undefined
  /** The maximum number of rows (suggestions), from 1 to 50. Default 10. */
  readonly limit?: number | undefined
  /** The minimum number of characters for a request. Default 1. */
  readonly minLength?: number | undefined
  /**
   * The frequency of requests while the user types. `auto`: on every key while fewer than three requests are in flight. `eager`: on every
   * key. `thrifty`: as rarely as possible, for services that charge per request. `debounce`: after this many milliseconds without a key.
   * Default: the provider's, else `auto`.
   */
  readonly requests?: RequestFrequency | undefined
  /** Returns the query for a text. Default: the text itself. */
  readonly toQuery?: ((text: string) => string) | undefined
  /** The kinds of suggestions to show. Default: all kinds. */
  readonly kinds?: readonly Suggestion['kind'][] | undefined
  /** Returns false to hide a suggestion. Default: all suggestions are shown. */
  readonly filterItem?: ((suggestion: Suggestion) => boolean) | undefined
  /**
   * The sources of the list, in the order of their rows: custom sources made by `defineSource`, and the built-in ones, by name or with
   * settings: `location()`, `pinned()`, `recent()`, `coordinates()`, `service()`. A source that is not listed is neither shown nor
   * requested. Default: the built-in sources; `recent` and `locate` enable the rows that are offered before the user types. Changes apply
   * from the next key on.
   */
  readonly sources?: readonly PlaceSearchSourceOption[] | undefined
  /** Stores chosen places, and offers them while the input is empty. True stores them in `localStorage`. Default false. */
  readonly recent?: boolean | RecentPlaces | undefined
  /**
   * Offers "Use my location" while the input is empty. The browser asks for permission only when the user chooses the row. Default false.
   */
  readonly locate?: boolean | undefined
  /**
   * The layout on screens narrower than 480 px: `sheet` fills the screen while the box is in use, `popup` opens the list beside the input.
   * Default `popup`.
   */
  readonly layout?: 'popup' | 'sheet' | undefined
  /** Messages of this box, which override those of the provider. */
  readonly messages?: Partial<PlaceSearchMessages> | undefined
  /** Called with each request, impression, selection and abandoned text, for analytics. Pass it once the user has consented. */
  readonly onEvent?: ((event: PlaceSearchEvent) => void) | undefined
  /** Disables the input: the list does not open, and nothing is requested. */
  readonly disabled?: boolean | undefined
  /** Makes the input read-only: users can focus and copy the text, but the list does not open, and nothing is requested. */
  readonly readOnly?: boolean | undefined
  /** The id of the input, and the prefix of the other ids. Default: a generated id. */
  readonly id?: string | undefined
}

/** The details of a selection. */
export interface Selection {
  /** Looks up the place behind the suggestion, once for all callers. Never rejects; call it again after an `error`. */
  readonly details: () => Promise<PlaceDetails>
  /** The coordinate, if it is known without a request: for the user's location, and for a recent place that was looked up before. */
  readonly coordinate: Coordinate | undefined
}
