'use client'

import type { GeoError } from '@signpost/client'
import { useEffect } from 'react'
import { useCountdown } from './useCountdown.ts'
import { useHandler } from './useHandler.ts'

/** What went wrong. */
export interface Failure {
  readonly error: GeoError
  /** Seconds until another try can help. */
  readonly wait: number | undefined
}

/** Tells the app of a failure, once it is shown. Returns the seconds until another try can help, counting down. */
export function useFailure(
  failure: Failure | undefined,
  isShown: boolean,
  onError: ((error: GeoError) => void) | undefined,
): number | undefined {
  const error = failure?.error
  const tell = useHandler(() => error && onError?.(error))
  useEffect(() => {
    if (error && isShown) tell()
  }, [error, isShown, tell])
  return useCountdown(failure?.wait, error)
}
