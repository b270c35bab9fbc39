/** A state that changes by events, with its subscribers. */
export interface Store<State, Event> {
  /** The state at this moment, whatever was rendered. */
  readonly get: () => State
  readonly dispatch: (event: Event) => void
  /** For `useSyncExternalStore`: the changes of one event are rendered before the next, wherever the event came from. */
  readonly subscribe: (listener: () => void) => () => void
}

export function createStore<State, Event>(
  reduce: (state: State, event: Event) => State,
  initial: State,
): Store<State, Event> {
  let state = initial
  const listeners = new Set<() => void>()
  return {
    get: () => state,
    dispatch: (event) => {
      const before = state
      state = reduce(state, event)
      if (state === before) return
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
