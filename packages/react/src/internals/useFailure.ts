'use client'

import type { GeoError } from '@signpost/client'
import { useEffect } from 'react'
import { useStableCallback } from './useStableCallback.ts'

/** A failure that the user should know of. */
export interface Failure {
  readonly error: GeoError
  /** Seconds that the service asks to wait. */
  readonly wait: number | undefined
  /** True while the request is repeated automatically. */
  readonly isRetrying: boolean
}

/** Reports a failure to the app, once it is shown. */
export function useFailure(
  failure: Failure | undefined,
  isShown: boolean,
  onError: ((error: GeoError) => void) | undefined,
): void {
  const error = failure?.error
  const report = useStableCallback(() => error && onError?.(error))
  useEffect(() => {
    if (error && isShown) report()
  }, [error, isShown, report])
}
