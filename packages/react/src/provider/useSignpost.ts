'use client'

import { useContext } from 'react'
import { missingClient } from './missingClient.ts'
import { SignpostContext } from './SignpostContext.ts'
import type { Signpost } from './settings.ts'

/**
 * The service, language, units, clock, search center and other settings of the nearest provider.
 *
 * @example
 * ```tsx
 * const { language, units, near } = useSignpost()
 * ```
 */
export function useSignpost(): Signpost {
  const provided = useContext(SignpostContext)
  if (provided === undefined) throw missingClient()
  return provided.signpost
}
