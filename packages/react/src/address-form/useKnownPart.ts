'use client'

import { useCallback, useState } from 'react'
import { streetPart } from './streetPart.ts'

/** What of a typed address is asked: all but its flat; without its number, too, where nothing was found with it. */
export function useKnownPart(): readonly [
  toQuery: (text: string) => string,
  onNothing: (text: string) => void,
] {
  const [unknown, setUnknown] = useState<string>()
  const toQuery = useCallback(
    (text: string) => {
      const part = streetPart(text, true)
      return part === unknown ? streetPart(text, false) : part
    },
    [unknown],
  )
  const onNothing = useCallback((text: string) => setUnknown(streetPart(text, true)), [])
  return [toQuery, onNothing]
}
