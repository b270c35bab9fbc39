'use client'

import { useCallback, useInsertionEffect, useRef } from 'react'

/** A function that stays the same and calls the latest one. For handlers and effects, never while rendering. */
export function useStableCallback<Arguments extends readonly unknown[], Result>(
  handler: (...given: Arguments) => Result,
): (...given: Arguments) => Result {
  const latest = useRef(handler)
  useInsertionEffect(() => {
    latest.current = handler
  })
  return useCallback((...given) => latest.current(...given), [])
}
