'use client'

import { elapsedTime } from '@signpost/client/domain'
import { useEffect, useRef } from 'react'
import { useStableCallback } from '../internals/useStableCallback.ts'
import { useSignpost } from '../provider/useSignpost.ts'
import type { PlaceSearchEvent } from './PlaceSearchEvent.ts'
import type { PlaceSearchItem } from './PlaceSearchItem.ts'
import type { PlaceSearchStatus } from './placeSearchStatus.ts'

/** The visible rows. */
interface ShownRows {
  readonly query: string
  readonly items: readonly PlaceSearchItem[]
  /** The status of an open box; undefined while it is closed. */
  readonly status: PlaceSearchStatus | undefined
}

type Reports = readonly [
  /** Called on each key. */
  typed: () => void,
  /** Called when the search ends, with or without a chosen item. */
  end: (item?: PlaceSearchItem) => void,
]

/** Reports impressions, selections and abandoned texts to the app. */
export function useReports(
  onEvent: ((event: PlaceSearchEvent) => void) | undefined,
  { query, items, status }: ShownRows,
): Reports {
  const { clock } = useSignpost()
  const startedAt = useRef<number>(undefined)
  const report = useStableCallback((event: PlaceSearchEvent) => onEvent?.(event))
  const hasListener = !!onEvent
  useEffect(() => {
    if (!hasListener || query === '') return
    if (status === 'empty') report({ type: 'noResults', query })
    const rows = items
      .filter((item) => item.kind === 'suggestion')
      .map(({ suggestion }, index) => ({ suggestion, rank: index + 1 }))
    if (status === 'ready' && rows.length > 0) report({ type: 'impression', query, rows })
  }, [report, hasListener, query, items, status])
  return [
    () => {
      startedAt.current ??= elapsedTime(clock)
    },
    (item) => {
      const start = startedAt.current
      startedAt.current = undefined
      if (!item) {
        if (start !== undefined && query !== '') report({ type: 'abandonment', query })
        return
      }
      const source = sourceOf(item)
      const peers = items.filter((one) => one.kind === item.kind && sourceOf(one) === source)
      report({
        type: 'selection',
        kind: item.kind,
        source,
        suggestion: 'suggestion' in item ? item.suggestion : undefined,
        rank: Math.max(1, peers.indexOf(item) + 1),
        query,
        latency: start === undefined ? 0 : elapsedTime(clock) - start,
      })
    },
  ]
}

function sourceOf(item: PlaceSearchItem): string | undefined {
  return item.kind === 'custom' ? item.source : undefined
}
