'use client'

import { useEffect, useMemo } from 'react'
import { useLazyModule } from '../internals/useLazyModule.ts'
import { useStableCallback } from '../internals/useStableCallback.ts'
import { useSignpost } from '../provider/useSignpost.ts'
import type { SearchSession, ShownRows } from './createSession.ts'
import { lazyParts } from './lazyParts.ts'
import type { PlaceSearchAnalytics } from './PlaceSearchAnalytics.ts'

/** Reports to the app what is shown. The session reports the rest; its code is loaded where there are `analytics`. */
export function useAnalytics(
  analytics: PlaceSearchAnalytics | undefined,
  shown: ShownRows,
): SearchSession | undefined {
  const { clock } = useSignpost()
  const latest = useStableCallback(() => analytics)
  const parts = useLazyModule(lazyParts, !!analytics)
  const session = useMemo(() => parts?.createSession(clock, latest), [parts, clock, latest])
  const { query, items, status } = shown
  useEffect(() => session?.shown({ query, items, status }), [session, query, items, status])
  return session
}
