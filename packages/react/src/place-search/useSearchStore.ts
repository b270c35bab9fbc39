'use client'

import {
  useEffect,
  useInsertionEffect,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { useIsomorphicLayoutEffect } from '../internals/useIsomorphicLayoutEffect.ts'
import type { PlaceSearchOptions } from './PlaceSearchOptions.ts'
import type { BoxState, Layout } from './reduce.ts'
import { createSearchStore, type SearchStore } from './searchStore.ts'

/** The store of a box, and the state that it renders. */
export function useSearchStore(
  options: PlaceSearchOptions,
  layoutFor?: (options: PlaceSearchOptions) => Layout,
): readonly [SearchStore, BoxState] {
  const [store] = useState(() => createSearchStore(options, layoutFor))
  useInsertionEffect(() => store.setOptions(options))
  useIsomorphicLayoutEffect(() => store.sync())
  const state = useSyncExternalStore(store.subscribe, store.get, store.get)
  useEarlyChanges(store)
  const { query } = options
  return [store, query === undefined ? state : { ...state, text: query }]
}

/**
 * Renders the changes between the first layout effects and the first passive effects, in which `useSyncExternalStore` subscribes. Without
 * it, React would set the input back to its former text, and letters typed meanwhile would be lost.
 */
function useEarlyChanges({ subscribe }: SearchStore): void {
  const [, render] = useReducer((count: number) => count + 1, 0)
  const leave = useRef<() => void>(undefined)
  useIsomorphicLayoutEffect(() => {
    leave.current = subscribe(render)
    return leave.current
  }, [subscribe])
  useEffect(() => leave.current?.(), [])
}
