'use client'

import { useEffect, useRef } from 'react'
import { useStableCallback } from '../internals/useStableCallback.ts'
import { useSignpost } from '../provider/useSignpost.ts'
import type { SearchSession, ShownRows } from './createSession.ts'
import { lazyParts } from './lazyParts.ts'
import type { PlaceSearchAnalytics } from './PlaceSearchAnalytics.ts'

type Reports = readonly [
  /** A key was pressed. */
  typed: () => void,
  /** Reports to the session, once its code is loaded: a quick user has left the box before. */
  inform: (report: (session: SearchSession) => void) => void,
]

/** Reports to the app what is shown. The session reports the rest; its code is loaded where there are `analytics`. */
export function useAnalytics(
  analytics: PlaceSearchAnalytics | undefined,
  shown: ShownRows,
): Reports {
  const { clock } = useSignpost()
  const startedAt = useRef<number>(undefined)
  const latest = useStableCallback(() => analytics)
  const inform = useStableCallback((report: (session: SearchSession) => void) => {
    if (!analytics) return
    lazyParts.load().then(
      ({ createSession }) => report(createSession(clock, latest, startedAt)),
      () => {},
    )
  })
  const { query, items, status } = shown
  const hasAnalytics = !!analytics
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown is reported to analytics that come later, too.
  useEffect(
    () => inform((session) => session.shown({ query, items, status })),
    [inform, hasAnalytics, query, items, status],
  )
  const typed = (): void => {
    startedAt.current ??= clock.now()
  }
  return [typed, inform]
}
