'use client'

import { useState, useSyncExternalStore } from 'react'
import { useIsomorphicLayoutEffect } from '../internals/useIsomorphicLayoutEffect.ts'
import { useStableCallback } from '../internals/useStableCallback.ts'
import { createStore, type Store } from './createStore.ts'
import { type BoxEvent, type BoxState, initialState, reduce } from './reduce.ts'

export interface TextOptions {
  /** The text, when the app holds it. */
  readonly value?: string | undefined
  readonly defaultValue?: string | undefined
  readonly onValueChange?: ((value: string) => void) | undefined
}

export interface BoxStore extends Store<BoxState, BoxEvent> {
  readonly state: BoxState
}

/** The state of the box. Who holds the text is told when it is to be another, and decides: what is shown and asked is what was rendered. */
export function useBoxStore({ value, defaultValue = '', onValueChange }: TextOptions): BoxStore {
  const [store] = useState(() => createStore(reduce, initialState(value ?? defaultValue)))
  const state = useSyncExternalStore(store.subscribe, store.get, store.get)
  const dispatch = useStableCallback((event: BoxEvent) => {
    const before = value ?? store.get().text
    const isRequest = event.type === 'typed' && value !== undefined
    store.dispatch(isRequest ? { ...event, text: value } : event)
    const text = event.type === 'typed' ? event.text : store.get().text
    if (text !== before) onValueChange?.(text)
  })
  useIsomorphicLayoutEffect(() => {
    if (value !== undefined) store.dispatch({ type: 'controlled', text: value })
  })
  return { ...store, dispatch, state: value === undefined ? state : { ...state, text: value } }
}
