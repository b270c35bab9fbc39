'use client'

import { useContext } from 'react'
import { missingClient } from './missingClient.ts'
import { SignpostContext } from './SignpostContext.ts'
import type { Signpost } from './settings.ts'

/** The service, language, units, clock and place to look that the nearest provider gives. */
export function useSignpost(): Signpost {
  const provided = useContext(SignpostContext)
  if (provided === undefined) throw missingClient()
  return provided.signpost
}
