'use client'

import { useInsertionEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useIsomorphicLayoutEffect } from '../internals/useIsomorphicLayoutEffect.ts'
import type { PlaceSearchOptions } from './PlaceSearchOptions.ts'
import type { BoxState } from './reduce.ts'
import { createSearchStore, type SearchStore } from './searchStore.ts'

/** The store of a box, and the state that it renders. */
export function useSearchStore(options: PlaceSearchOptions): readonly [SearchStore, BoxState] {
  const latest = useRef(options)
  const [store] = useState(() => createSearchStore(() => latest.current))
  useInsertionEffect(() => {
    latest.current = options
  })
  useIsomorphicLayoutEffect(() => store.sync())
  const state = useSyncExternalStore(store.subscribe, store.get, store.get)
  const { query } = options
  return [store, query === undefined ? state : { ...state, text: query }]
}
