'use client'

import { useCallback, useRef, useState } from 'react'

/** A state for effects: setting the current value renders nothing. With `useState` alone, React can render once more before it bails out. */
export function useDedupedState<Value>(
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
