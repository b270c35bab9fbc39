'use client'

import { useEffect, useState } from 'react'
import { useSignpost } from '../provider/useSignpost.ts'

/** A value after it has not changed for some milliseconds. The first value, and every value if the delay is 0, is returned at once. */
export function useDebouncedValue<Value>(value: Value, milliseconds: number): Value {
  const { clock } = useSignpost()
  const [settled, settle] = useState(value)
  useEffect(() => {
    const timer = clock.setTimeout(() => settle(value), milliseconds)
    return () => clock.clearTimeout(timer)
  }, [value, milliseconds, clock])
  return milliseconds === 0 ? value : settled
}
