'use client'

import { useContext } from 'react'
import { SignpostContext } from './SignpostContext.ts'
import type { Signpost } from './settings.ts'

/** The service, language, units, clock and place to look that the nearest provider gives. */
export function useSignpost(): Signpost {
  const provided = useContext(SignpostContext)
  if (provided === undefined) {
    throw new Error(
      'There is no SignpostProvider above this component, so it does not know which service to ask. ' +
        'Put <SignpostProvider client={{ baseUrl, apiKey }}> around it, once, near the root of the app.',
    )
  }
  return provided.signpost
}
