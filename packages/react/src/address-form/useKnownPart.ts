'use client'

import { useCallback, useState } from 'react'
import { streetPart } from './streetPart.ts'

/** The part of a typed address that is searched for: everything but its flat; without its number, too, where nothing was found with it. */
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
