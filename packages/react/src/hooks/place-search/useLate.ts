'use client'

import { useEffect, useState } from 'react'
import { useSignpost } from '../../provider/useSignpost.ts'

/** Whether something has been so for that long, in milliseconds. */
export function useLate(isSo: boolean, milliseconds: number): boolean {
  const { clock } = useSignpost()
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isSo) return
    const timer = clock.setTimeout(() => setLate(true), milliseconds)
    return () => {
      clock.clearTimeout(timer)
      setLate(false)
    }
  }, [isSo, milliseconds, clock])
  return isSo && isLate
}
