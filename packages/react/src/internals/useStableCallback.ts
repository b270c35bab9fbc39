'use client'

import { useCallback, useInsertionEffect, useRef } from 'react'

/**
 * Returns a function with a stable identity that calls the latest handler. For event handlers and effects; do not call it during render.
 */
export function useStableCallback<Arguments extends readonly unknown[], Result>(
  handler: (...given: Arguments) => Result,
): (...given: Arguments) => Result {
  const latest = useRef(handler)
  useInsertionEffect(() => {
    latest.current = handler
  })
  return useCallback((...given) => latest.current(...given), [])
}
