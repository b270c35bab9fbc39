import type { PlaceSearchMessages } from './place-search/PlaceSearchMessages.ts'
import type { SavedPlacesMessages } from './saved-places/SavedPlacesMessages.ts'

/** The words of this package's components, by component. */
export interface ReactMessages {
  readonly placeSearch: PlaceSearchMessages
  readonly savedPlaces: SavedPlacesMessages
}

/** Every word that a component shows or says. A package with components of its own adds theirs: it augments this interface. */
export interface Messages extends ReactMessages {}

/** Parts of a table: what is missing stays as in the table that it is laid over. */
export type PartialMessages = { readonly [Part in keyof Messages]?: Partial<Messages[Part]> }
