'use client'

import type { Suggestion } from '@signpost/client'
import { useEffect, useRef } from 'react'
import { useStableCallback } from '../internals/useStableCallback.ts'
import { useSignpost } from '../provider/useSignpost.ts'
import type { PlaceSearchAnalytics, RankedSuggestion } from './PlaceSearchAnalytics.ts'
import type { PlaceSearchItem } from './PlaceSearchItem.ts'

export interface ShownRows {
  readonly query: string
  readonly items: readonly PlaceSearchItem[]
  /** True when they are visible, and are the service's answer to this text. */
  readonly isFinal: boolean
}

export interface SearchSession {
  /** A key was pressed. */
  readonly typed: () => void
  readonly chosen: (suggestion: Suggestion) => void
  /** The box was left. */
  readonly left: () => void
}

/** Reports to the app what is shown, chosen and abandoned. A session lasts from the first key to a choice, or until the box is left. */
export function useAnalytics(
  analytics: PlaceSearchAnalytics | undefined,
  { query, items, isFinal }: ShownRows,
): SearchSession {
  const { clock } = useSignpost()
  const startedAt = useRef<number>(undefined)
  const rows = rank(items)

  const showRows = useStableCallback(() => analytics?.onImpression?.({ query, rows }))
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows, or the same for another text, are another impression.
  useEffect(() => {
    if (isFinal) showRows()
  }, [isFinal, query, items, showRows])

  return {
    typed: useStableCallback(() => {
      startedAt.current ??= clock.now()
    }),
    chosen: useStableCallback((suggestion) => {
      const latency = clock.now() - (startedAt.current ?? clock.now())
      startedAt.current = undefined
      const row = rows.find((ranked) => ranked.suggestion === suggestion)
      if (row) analytics?.onSelection?.({ ...row, query, latency })
    }),
    left: useStableCallback(() => {
      const wasTyped = startedAt.current !== undefined
      startedAt.current = undefined
      if (wasTyped && query !== '') analytics?.onAbandonment?.({ query })
    }),
  }
}

function rank(items: readonly PlaceSearchItem[]): readonly RankedSuggestion[] {
  return items
    .filter((item) => item.kind === 'suggestion')
    .map(({ suggestion }, index) => ({ suggestion, rank: index + 1 }))
}
