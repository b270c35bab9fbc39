'use client'

import { elapsedTime } from '@signpost/client/domain'
import { useEffect, useRef } from 'react'
import { useStableCallback } from '../internals/useStableCallback.ts'
import { useSignpost } from '../provider/useSignpost.ts'
import type { SearchReports, ShownRows } from './createReports.ts'
import { lazyParts } from './lazyParts.ts'
import type { PlaceSearchEvent } from './PlaceSearchEvent.ts'
import type { PlaceSearchItem } from './PlaceSearchItem.ts'

type Reports = readonly [
  /** Called on each key. */
  typed: () => void,
  /** Called when the search ends, with or without a chosen item. */
  end: (item?: PlaceSearchItem) => void,
]

/**
 * Reports impressions, selections and abandoned texts to the app. The code loads on mount if the app listens, because a fast user could
 * finish before a later load.
 */
export function useReports(
  onEvent: ((event: PlaceSearchEvent) => void) | undefined,
  shown: ShownRows,
): Reports {
  const { clock } = useSignpost()
  const startedAt = useRef<number>(undefined)
  const report = useStableCallback((event: PlaceSearchEvent) => onEvent?.(event))
  const inform = useStableCallback((send: (reports: SearchReports) => void) => {
    if (!onEvent) return
    lazyParts.load().then(
      ({ createReports }) => send(createReports(report)),
      () => {},
    )
  })
  const { query, items, status } = shown
  const isHeard = !!onEvent
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown is reported to a listener that comes later, too.
  useEffect(
    () => inform((reports) => reports.shown({ query, items, status })),
    [inform, isHeard, query, items, status],
  )
  return [
    () => {
      startedAt.current ??= elapsedTime(clock)
    },
    (item) => {
      const start = startedAt.current
      startedAt.current = undefined
      const latency = start === undefined ? start : elapsedTime(clock) - start
      inform((reports) => reports.ended(shown, latency, item))
    },
  ]
}
