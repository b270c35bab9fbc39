import { formNotes } from './notes/formNotes.ts'
import { mapNotes } from './notes/mapNotes.ts'
import { placeNotes } from './notes/placeNotes.ts'
import { searchNotes } from './notes/searchNotes.ts'

/** The notes on a component that its types do not contain. */
export interface ComponentNotes {
  /** The role of the component for a screen reader. */
  readonly role: string
  /** The keys with their effects. Empty when it has only Tab and Enter. */
  readonly keys: readonly (readonly [key: string, does: string])[]
  /** The requests of the component, and their times. */
  readonly requests: string
}

/** The notes of every component with its own page. */
export const componentNotes: Readonly<Record<string, ComponentNotes>> = {
  ...searchNotes,
  ...placeNotes,
  ...mapNotes,
  ...formNotes,
}

/** The note for a component without its own keys. */
export const plainKeys =
  'Tab moves to its links and buttons, and Enter activates them. It has no other keys.'
