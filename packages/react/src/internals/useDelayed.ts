'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { useSignpost } from '../provider/useSignpost.ts'

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

/**
 * A state for use in effects: setting the current value never renders. With `useState` alone, React can render once more before it bails
 * out.
 */
function useDedupedState<Value>(
  initial: Value,
): readonly [value: Value, set: (next: Value) => void] {
  const [value, setValue] = useState(initial)
  const latest = useRef(initial)
  const set = useCallback((next: Value) => {
    if (next === latest.current) return
    latest.current = next
    setValue(() => next)
  }, [])
  return [value, set]
}
