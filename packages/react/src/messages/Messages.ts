import type { PlaceSearchMessages } from './place-search/PlaceSearchMessages.ts'

/** Every word that a component shows or says. A language is a table of these; `en` is built in, the others are doors of their own. */
export interface Messages {
  readonly placeSearch: PlaceSearchMessages
}

/** Parts of a table: what is missing stays as in the table that it is laid over. */
export type PartialMessages = { readonly [Part in keyof Messages]?: Partial<Messages[Part]> }
