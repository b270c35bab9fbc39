/** A store whose state changes by events, with subscribers. */
export interface Store<State, Event> {
  /** The current state, rendered or not. */
  readonly get: () => State
  readonly dispatch: (event: Event) => void
  /** Subscribes for `useSyncExternalStore`, which renders the changes of one event before the next event. */
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
