'use client'

import { useCallback, useInsertionEffect, useRef } from 'react'

/** A function with a stable identity that calls the latest one. For handlers and effects, not to be called while rendering. */
export function useStableCallback<Arguments extends readonly unknown[], Result>(
  handler: (...given: Arguments) => Result,
): (...given: Arguments) => Result {
  const latest = useRef(handler)
  useInsertionEffect(() => {
    latest.current = handler
  })
  return useCallback((...given) => latest.current(...given), [])
}
