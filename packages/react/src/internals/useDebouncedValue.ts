'use client'

import { useEffect, useState } from 'react'
import { useSignpost } from '../provider/useSignpost.ts'

/** A value once it has not changed for that long, in milliseconds; the first one, and every one where that is 0, at once. */
export function useDebouncedValue<Value>(value: Value, milliseconds: number): Value {
  const { clock } = useSignpost()
  const [settled, settle] = useState(value)
  useEffect(() => {
    const timer = clock.setTimeout(() => settle(value), milliseconds)
    return () => clock.clearTimeout(timer)
  }, [value, milliseconds, clock])
  return milliseconds === 0 ? value : settled
}
