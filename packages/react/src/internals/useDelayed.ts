'use client'

import { useEffect } from 'react'
import { useSignpost } from '../provider/useSignpost.ts'
import { useDedupedState } from './useDedupedState.ts'

/** True when a condition has been true for some milliseconds. */
export function useDelayed(isSo: boolean, milliseconds: number): boolean {
  const { clock } = useSignpost()
  const [isLate, setLate] = useDedupedState(false)
  useEffect(() => {
    if (!isSo) return
    const timer = clock.setTimeout(() => setLate(true), milliseconds)
    return () => {
      clock.clearTimeout(timer)
      setLate(false)
    }
  }, [isSo, milliseconds, clock, setLate])
  return isSo && isLate
}
