import type { PlaceSearchOptions } from './PlaceSearchOptions.ts'
import { isSameValue } from './PlaceSearchValue.ts'
import { type BoxEvent, type BoxState, initialState, type Layout, reduce } from './reduce.ts'

/** The state of a box, which changes by events, and the options of the app. */
export interface SearchStore {
  /** The current state, rendered or not. */
  readonly get: () => BoxState
  readonly dispatch: (event: BoxEvent) => void
  /** Returns the options as of the latest render. */
  readonly options: () => PlaceSearchOptions
  readonly setOptions: (latest: PlaceSearchOptions) => void
  /** Returns the layout of a box that opens now. */
  readonly layout: () => Layout
  /** Subscribes for `useSyncExternalStore`, which renders the changes of one event before the next event. */
  readonly subscribe: (listener: () => void) => () => void
  /** Applies a text or a choice that the app controls and has changed. */
  readonly sync: () => void
  /** Restores the initial text and choice, as a form reset does. */
  readonly reset: () => void
}

/**
 * Creates the state of a box. With a controlled text, changes go to the app, and the box shows and requests the text that the app passes.
 * With a controlled choice, the app receives each choice and may pass another one. `layoutFor` returns the layout of a box that opens now.
 */
export function createSearchStore(
  initial: PlaceSearchOptions,
  layoutFor: (options: PlaceSearchOptions) => Layout = () => 'popup',
): SearchStore {
  let options = initial
  const { query, value, defaultValue, defaultQuery = '' } = options
  const chosen = (value === undefined ? defaultValue : value) ?? undefined
  let state = initialState(query ?? chosen?.text ?? defaultQuery, chosen)
  let passed = value
  const listeners = new Set<() => void>()

  function change(event: BoxEvent): void {
    const before = state
    state = reduce(state, event)
    if (state === before) return
    for (const listener of listeners) listener()
  }

  function dispatch(event: BoxEvent): void {
    const { query, value, onQueryChange, onValueChange } = options
    const before = state
    const isRequest = event.type === 'typed' && query !== undefined
    change(isRequest ? { ...event, text: query } : event)
    const { text, choice } = state
    if (event.type === 'typed') {
      if (event.text !== (query ?? before.text)) onQueryChange?.(event.text)
    } else if (event.type !== 'controlled' && text !== before.text) onQueryChange?.(text)
    const isTheirs = value !== undefined && isSameValue(choice, value)
    if (choice !== before.choice && !isTheirs) onValueChange?.(choice ?? null)
  }

  return {
    get: () => state,
    dispatch,
    options: () => options,
    setOptions: (latest) => {
      options = latest
    },
    layout: () => layoutFor(options),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    sync: () => {
      const { query, value } = options
      // A new object with equal content is no change.
      if (value !== undefined && value !== passed && !isSameValue(value, passed)) {
        dispatch({ type: 'valued', choice: value ?? undefined })
      }
      passed = value
      if (query !== undefined && query !== state.text) {
        dispatch({ type: 'controlled', text: query })
      }
    },
    reset: () => {
      const { defaultValue, defaultQuery = '' } = options
      if (defaultValue) dispatch({ type: 'valued', choice: defaultValue })
      else dispatch({ type: 'filled', text: defaultQuery })
    },
  }
}
