import { formNotes } from './notes/formNotes.ts'
import { mapNotes } from './notes/mapNotes.ts'
import { placeNotes } from './notes/placeNotes.ts'
import { searchNotes } from './notes/searchNotes.ts'

/** The notes on a component that its types do not contain. */
export interface ComponentNotes {
  /** The role that the component has for a screen reader. */
  readonly role: string
  /** Its keys, with their effects. Empty where it takes no more than Tab and Enter. */
  readonly keys: readonly (readonly [key: string, does: string])[]
  /** The requests that it makes, and when. */
  readonly requests: string
}

/** The notes of every component with a page of its own. */
export const componentNotes: Readonly<Record<string, ComponentNotes>> = {
  ...searchNotes,
  ...placeNotes,
  ...mapNotes,
  ...formNotes,
}

/** The note for a component with no keys of its own. */
export const plainKeys =
  'Tab comes to its links and buttons, Enter presses them; it has no other keys.'
