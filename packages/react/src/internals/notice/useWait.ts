'use client'

import { useEffect, useState } from 'react'
import { useSignpost } from '../../provider/useSignpost.ts'
import { waitSteps } from './waitText.ts'

/**
 * The remaining seconds of the wait that a rate limit asks for, counted from when `resetOn` changed; 0 when it is over. They are read
 * again only when their text may change, so that a screen reader does not announce each second.
 */
export function useWait(seconds = 0, resetOn: unknown): number {
  const { clock } = useSignpost()
  const [read, setRead] = useState<{ readonly resetOn: unknown; readonly left: number }>()
  useEffect(() => {
    const end = clock.now() + seconds * 1000
    let timer = 0
    const tick = (): void => {
      const left = Math.max(0, (end - clock.now()) / 1000)
      setRead({ resetOn, left })
      const next = waitSteps.find((step) => step < left)
      if (next !== undefined) timer = clock.setTimeout(tick, end - next * 1000 - clock.now())
    }
    if (seconds > 0) tick()
    return () => clock.clearTimeout(timer)
  }, [seconds, resetOn, clock])
  return read && read.resetOn === resetOn ? read.left : seconds
}
