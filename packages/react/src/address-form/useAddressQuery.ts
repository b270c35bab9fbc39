'use client'

import { useCallback, useState } from 'react'
import { streetPart } from './streetPart.ts'

/** The part of a typed address that is searched for: everything but its flat, and without its number where nothing was found with it. */
export function useAddressQuery(): readonly [
  toQuery: (text: string) => string,
  onEmpty: (text: string) => void,
] {
  const [unknown, setUnknown] = useState<string>()
  const toQuery = useCallback(
    (text: string) => {
      const part = streetPart(text, true)
      return part === unknown ? streetPart(text, false) : part
    },
    [unknown],
  )
  const onEmpty = useCallback((text: string) => setUnknown(streetPart(text, true)), [])
  return [toQuery, onEmpty]
}
