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
  /** Restores the initial text and choice, as a form reset does. */
  readonly reset: () => void
}

/**
 * The state of the box. With a controlled text, changes go to the app, and the box shows and requests the text that the app renders. With a
 * controlled choice, the app receives each choice and may pass another one.
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

  // The hash ignores a new object with equal content.
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
