'use client'

import { elapsedTime } from '@signpost/client/domain'
import { useEffect, useRef } from 'react'
import { useStableCallback } from '../internals/useStableCallback.ts'
import { useSignpost } from '../provider/useSignpost.ts'
import type { SearchReports, ShownRows } from './createReports.ts'
import { lazyParts } from './lazyParts.ts'
import type { PlaceSearchAnalytics } from './PlaceSearchAnalytics.ts'
import type { PlaceSearchItem } from './PlaceSearchItem.ts'

type Reports = readonly [
  /** Called on each key. */
  typed: () => void,
  /** Called when the search ends, with or without a chosen item. */
  end: (item?: PlaceSearchItem) => void,
]

/**
 * Reports impressions, selections and abandoned texts to the app. The code loads on mount if `analytics` is set, because a fast user could
 * finish before a later load.
 */
export function useAnalytics(
  analytics: PlaceSearchAnalytics | undefined,
  shown: ShownRows,
): Reports {
  const { clock } = useSignpost()
  const startedAt = useRef<number>(undefined)
  const latest = useStableCallback(() => analytics)
  const inform = useStableCallback((report: (reports: SearchReports) => void) => {
    if (!analytics) return
    lazyParts.load().then(
      ({ createReports }) => report(createReports(latest)),
      () => {},
    )
  })
  const { query, items, status } = shown
  const hasAnalytics = !!analytics
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown is reported to analytics that come later, too.
  useEffect(
    () => inform((reports) => reports.shown({ query, items, status })),
    [inform, hasAnalytics, query, items, status],
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
