'use client'

import { useState } from 'react'
import { useStableCallback } from '../internals/useStableCallback.ts'
import { useMessages } from '../provider/useMessages.ts'
import { useSignpost } from '../provider/useSignpost.ts'
import { createBoxActions, submitText } from './boxActions.ts'
import type { AmendRows } from './engine.ts'
import { en } from './PlaceSearchMessages.ts'
import type { PlaceSearchOptions } from './PlaceSearchOptions.ts'
import type { PlaceSearchActions, PlaceSearchState } from './PlaceSearchState.ts'
import { useEngine } from './useEngine.ts'
import { useSearchStore } from './useSearchStore.ts'
import { useShownState } from './useShownState.ts'

/** The options of a search box, without those of its elements. */
export type PlaceSearchEngineOptions = Omit<
  PlaceSearchOptions,
  'disabled' | 'id' | 'layout' | 'readOnly' | 'requireSelection'
>

/** The actions of a search box without elements: they move no focus. */
export interface PlaceSearchEngineActions extends PlaceSearchActions {
  /** Submits the text, or chooses the highlighted row, as Enter does. */
  readonly submit: () => void
}

export interface PlaceSearchEngineState extends Omit<PlaceSearchState, 'actions' | 'isSheet'> {
  readonly actions: PlaceSearchEngineActions
}

/**
 * The engine of a search box without a DOM, for a list of React Native: its state and its actions.
 *
 * @example
 * ```tsx
 * import { usePlaceSearchEngine } from '@signpost/react/native'
 *
 * const { items, actions } = usePlaceSearchEngine({ onSelect: (suggestion) => show(suggestion) })
 * ```
 */
export function usePlaceSearchEngine(
  options: PlaceSearchEngineOptions = {},
  amendRows?: AmendRows,
): PlaceSearchEngineState {
  const { connection } = useSignpost()
  const messages = useMessages('placeSearch', en, options.messages)
  const [store, state] = useSearchStore(options)
  const engine = useEngine(store, options, amendRows)
  const shown = useShownState(state, options, messages)
  const { highlighted } = shown
  const [actions] = useState(() => createBoxActions(store))

  return {
    ...shown,
    actions: {
      ...actions,
      ...engine.actions,
      close: useStableCallback(() => {
        engine.end()
        actions.close()
      }),
      submit: useStableCallback(() => {
        if (highlighted) engine.actions.choose(highlighted)
        else submitText(store, connection)
      }),
    },
  }
}
