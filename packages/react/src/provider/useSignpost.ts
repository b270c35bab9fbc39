'use client'

import { type Context, createContext, useContext } from 'react'
import { missingClient } from './missingClient.ts'
import type { Settings, Signpost } from './settings.ts'

/**
 * The value of the context. Nested providers read `settings`, in which a choice differs from a default; everything else reads `signpost`.
 */
export interface Provided {
  readonly settings: Settings
  readonly signpost: Signpost
}

export const SignpostContext: Context<Provided | undefined> = createContext<Provided | undefined>(
  undefined,
)

/**
 * Returns the service, language, units, clock, search center and other settings of the nearest provider.
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
