'use client'

import { useEffect, useState } from 'react'
import { useSignpost } from '../provider/useSignpost.ts'
import { useIsHydrating } from './useIsHydrating.ts'
import { useIsomorphicLayoutEffect } from './useIsomorphicLayoutEffect.ts'
import { useStableCallback } from './useStableCallback.ts'

/**
 * Returns the current time: the given time, else that of the provider's clock, updated at `wake` and when the page becomes visible again.
 * `undefined` on the server and during hydration, because a server's time is not the user's.
 */
export function useNow(
  given: Date | number | undefined,
  wake: (now: number) => number | undefined,
): number | undefined {
  const { clock } = useSignpost()
  const isHydrating = useIsHydrating()
  const [read, setRead] = useState(() => (isHydrating ? undefined : clock.now()))
  const isGiven = given !== undefined
  const update = useStableCallback(() => setRead(clock.now()))

  useEffect(() => {
    if (isGiven) return
    update()
    const updateIfVisible = (): void => {
      if (document.visibilityState === 'visible') update()
    }
    document.addEventListener('visibilitychange', updateIfVisible)
    return () => document.removeEventListener('visibilitychange', updateIfVisible)
  }, [isGiven, update])

  const wakeAt = isGiven || read === undefined ? undefined : wake(read)
  // A layout effect sets the timer together with the content. A timer that fires a little early is set again for the same time.
  useIsomorphicLayoutEffect(() => {
    if (wakeAt === undefined) return
    const timer = clock.setTimeout(update, Math.max(0, wakeAt - clock.now()))
    return () => clock.clearTimeout(timer)
  }, [wakeAt, read, clock, update])

  return isGiven ? Number(given) : read
}
