'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useInsertionEffect, useRef, useState } from 'react'
import { useIsomorphicLayoutEffect } from '../internals/useIsomorphicLayoutEffect.ts'
import { useSignpost } from '../provider/useSignpost.ts'
import {
  type AmendRows,
  createEngine,
  type EngineSettings,
  type PlaceSearchEngine,
} from './engine.ts'
import type { PlaceSearchOptions } from './PlaceSearchOptions.ts'
import type { SearchStore } from './searchStore.ts'
import { idOfSource } from './sources/Source.ts'
import { serviceOptions } from './sources/sourceSettings.ts'

/** The engine of a box, which runs while the component is mounted. */
export function useEngine(
  store: SearchStore,
  options: PlaceSearchOptions,
  amendRows?: AmendRows,
  focus?: () => void,
): PlaceSearchEngine {
  const signpost = useSignpost()
  const queryClient = useQueryClient()
  const settings: EngineSettings = { signpost, queryClient, amendRows }
  const latest = useRef(settings)
  useInsertionEffect(() => {
    latest.current = settings
    // In Preact, this runs before the effects of the input, which does the same.
    store.setOptions(options)
  })
  const [engine] = useState(() => createEngine(store, () => latest.current, focus))
  // A layout effect: passive effects run too late for a key that follows immediately.
  useIsomorphicLayoutEffect(() => engine.start(), [engine])
  const { minLength, limit, kinds, filterItem } = serviceOptions(options)
  useIsomorphicLayoutEffect(
    () => engine.update(),
    [
      engine,
      signpost.connection,
      queryClient,
      minLength,
      limit,
      kinds?.join(),
      filterItem,
      options.sources?.map(idOfSource).join(),
      options.recent,
      options.locate,
      !options.onEvent,
      // `toQuery` may return another query for the same text.
      options.toQuery?.(store.get().text),
    ],
  )
  return engine
}
