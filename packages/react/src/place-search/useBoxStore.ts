'use client'

import { hashKey } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { useIsomorphicLayoutEffect } from '../internals/useIsomorphicLayoutEffect.ts'
import { useStableCallback } from '../internals/useStableCallback.ts'
import { createStore, type Store } from './createStore.ts'
import type { PlaceSearchOptions } from './PlaceSearchOptions.ts'
import { isSameValue } from './PlaceSearchValue.ts'
import { type BoxEvent, type BoxState, initialState, reduce } from './reduce.ts'

export interface BoxStore extends Store<BoxState, BoxEvent> {
  readonly state: BoxState
  /** Goes back to what the box began with, as a form does. */
  readonly reset: () => void
}

/**
 * The state of the box. An app that controls the text receives changes and decides: the rendered text is the one that is shown and
 * requested. An app that controls the choice receives each, and replaces it by passing another.
 */
export function useBoxStore(options: PlaceSearchOptions): BoxStore {
  const { query, defaultQuery, onQueryChange, value, defaultValue, onValueChange } = options
  const [store] = useState(() => {
    const chosen = value === undefined ? defaultValue : value
    const text = query ?? chosen?.text ?? defaultQuery ?? ''
    return createStore(reduce, initialState(text, chosen ?? undefined))
  })
  const state = useSyncExternalStore(store.subscribe, store.get, store.get)
  const dispatch = useStableCallback((event: BoxEvent) => {
    const before = store.get()
    const isRequest = event.type === 'typed' && query !== undefined
    store.dispatch(isRequest ? { ...event, text: query } : event)
    const { text, choice } = store.get()
    const next = event.type === 'typed' ? event.text : text
    if (event.type !== 'controlled' && next !== (query ?? before.text)) onQueryChange?.(next)
    const isTheirs = value !== undefined && isSameValue(choice, value)
    if (choice !== before.choice && !isTheirs) onValueChange?.(choice ?? null)
  })

  // An equal value is no change, even as another object.
  useIsomorphicLayoutEffect(() => {
    if (value !== undefined) dispatch({ type: 'valued', choice: value ?? undefined })
  }, [hashKey([value]), dispatch])
  useIsomorphicLayoutEffect(() => {
    if (query !== undefined) dispatch({ type: 'controlled', text: query })
  })
  const reset = (): void => {
    if (defaultValue) dispatch({ type: 'valued', choice: defaultValue })
    else dispatch({ type: 'filled', text: defaultQuery ?? '' })
  }
  return {
    ...store,
    dispatch,
    reset,
    state: query === undefined ? state : { ...state, text: query },
  }
}
