'use client'

import { useEffect, useState } from 'react'
import { useSignpost } from '../provider/useSignpost.ts'

export interface CopyState {
  /** The outcome of the last copy, which is reset after a moment. */
  readonly outcome: 'copied' | 'failed' | undefined
  readonly copy: (text: string) => Promise<void>
}

/** Copies texts to the clipboard, which a browser may refuse. */
export function useCopy(): CopyState {
  const { clock } = useSignpost()
  const [outcome, setOutcome] = useState<CopyState['outcome']>()
  useEffect(() => {
    if (!outcome) return
    const timer = clock.setTimeout(() => setOutcome(undefined), 2500)
    return () => clock.clearTimeout(timer)
  }, [outcome, clock])
  return {
    outcome,
    copy: async (text) => {
      try {
        await navigator.clipboard.writeText(text)
        setOutcome('copied')
      } catch {
        setOutcome('failed')
      }
    },
  }
}
