'use client'

import { type Context, createContext, useContext } from 'react'
import { missingClient } from './missingClient.ts'
import type { Settings, Signpost } from './settings.ts'

/** `settings` is for nested providers, which must distinguish a choice from a default; `signpost` is for everything else. */
export interface Provided {
  readonly settings: Settings
  readonly signpost: Signpost
}

export const SignpostContext: Context<Provided | undefined> = createContext<Provided | undefined>(
  undefined,
)

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
