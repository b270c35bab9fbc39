import { formNotes } from './notes/formNotes.ts'
import { mapNotes } from './notes/mapNotes.ts'
import { placeNotes } from './notes/placeNotes.ts'
import { searchNotes } from './notes/searchNotes.ts'

/** What the types of a component cannot tell of it. */
export interface ComponentNotes {
  /** What it is to a screen reader. */
  readonly role: string
  /** Its keys, and what each does. Empty where it takes no more than Tab and Enter. */
  readonly keys: readonly (readonly [key: string, does: string])[]
  /** When it asks what. */
  readonly requests: string
}

/** The notes of every component with a page of its own. */
export const componentNotes: Readonly<Record<string, ComponentNotes>> = {
  ...searchNotes,
  ...placeNotes,
  ...mapNotes,
  ...formNotes,
}

/** What is said of one with no keys of its own. */
export const plainKeys =
  'Tab comes to its links and buttons, Enter presses them; it has no other keys.'
