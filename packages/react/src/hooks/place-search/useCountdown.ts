'use client'

import { useEffect, useState } from 'react'
import { useSignpost } from '../../provider/useSignpost.ts'

const second = 1000

/** The seconds that are left of so many, counted from when `occasion` changed; undefined when none are. */
export function useCountdown(seconds: number | undefined, occasion: unknown): number | undefined {
  const { clock } = useSignpost()
  const [left, setLeft] = useState<number>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new occasion starts anew, with the same number too.
  useEffect(() => {
    if (seconds === undefined) return
    const end = clock.now() + seconds * second
    let timer = 0
    const tick = (): void => {
      const remaining = end - clock.now()
      setLeft(remaining > 0 ? Math.ceil(remaining / second) : undefined)
      if (remaining > 0) timer = clock.setTimeout(tick, remaining % second || second)
    }
    tick()
    return () => {
      clock.clearTimeout(timer)
      setLeft(undefined)
    }
  }, [seconds, occasion, clock])
  return left
}
