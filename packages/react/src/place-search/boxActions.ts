import type { Connection } from '@signpost/client'
import { hasOperation } from '../domain/hasOperation.ts'
import { visibleText } from '../domain/visibleText.ts'
import type { PlaceSearchOptions } from './PlaceSearchOptions.ts'
import type { PlaceSearchActions, PlaceSearchStatus } from './PlaceSearchState.ts'
import type { SearchStore } from './searchStore.ts'
import { enabledSources } from './sources/enabledSources.ts'

/** The actions of a box that need only its state. */
export type BoxActions = Pick<
  PlaceSearchActions,
  'setQuery' | 'search' | 'open' | 'clear' | 'close'
>

/** Creates the actions of a box. `focus` focuses its input, if there is one. */
export function createBoxActions(store: SearchStore, focus: () => void = () => {}): BoxActions {
  const { dispatch, options } = store
  // Focus the input first: the list closes when the focus is elsewhere.
  const open = (): void => {
    focus()
    edit(store, { type: 'opened' })
  }
  return {
    setQuery: (text) => dispatch({ type: 'filled', text }),
    search: (text) => {
      focus()
      edit(store, { type: 'typed', text })
    },
    open,
    clear: () => {
      dispatch({ type: 'filled', text: '' })
      focus()
      if (hasRowsFor(options(), '')) open()
    },
    close: () => dispatch({ type: 'closed' }),
  }
}

/** Dispatches an event that opens the list, unless the user cannot edit the text. */
export function edit(
  { dispatch, options, layout }: SearchStore,
  event:
    | { readonly type: 'opened' | 'submitted' }
    | { readonly type: 'typed'; readonly text: string },
): void {
  if (isEditable(options())) dispatch({ ...event, layout: layout() })
}

/** True when a text is empty, and the box can offer rows for it. */
export function hasRowsFor(options: PlaceSearchOptions, text: string): boolean {
  return enabledSources(options).whileEmpty && visibleText(text) === ''
}

/**
 * Submits the text of a box: returns false once it was submitted, and true where Enter means something else. With a service without
 * suggestions, the first time only loads the rows. With `highlightFirst`, the first row is chosen as soon as it arrives.
 */
export function submitText(store: SearchStore, connection: Connection): boolean {
  const { dispatch, options } = store
  const { text, submitted, choice, isOpen, status } = store.get()
  const { onSubmit, highlightFirst } = options()
  const written = visibleText(text)
  const isAnswered = hasOperation(connection, 'suggest') || submitted === text
  if (written && !isAnswered && !choice && !onSubmit) {
    edit(store, { type: 'submitted' })
    return true
  }
  if (written && highlightFirst && !onSubmit && isOpen && pending.includes(status)) {
    dispatch({ type: 'entered' })
    return true
  }
  dispatch({ type: 'closed' })
  if (written) onSubmit?.(written)
  return false
}

/** The statuses of an open box whose rows may still arrive. */
const pending: readonly PlaceSearchStatus[] = ['idle', 'needs-location', 'loading', 'refreshing']

export function isEditable({ disabled, readOnly }: PlaceSearchOptions): boolean {
  return !disabled && !readOnly
}
