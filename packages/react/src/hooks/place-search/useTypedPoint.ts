'use client'

import { useEffect, useMemo, useState } from 'react'
import type { PlaceSearchItem } from './PlaceSearchItem.ts'

type Items = readonly PlaceSearchItem[]
type Reader = (text: string) => Items | undefined

export interface TypedPoint {
  /** The row for the point, when the text is one. */
  readonly point: Items | undefined
  /** Whether it is not known yet, because what reads points is still being loaded. */
  readonly isReading: boolean
}

/** The point that a text says, read by what is loaded when the first text looks like a point. */
export function useTypedPoint(text: string): TypedPoint {
  const [reader, setReader] = useState<{ readonly read: Reader }>()
  const looksSo = looksLikePoint(text)
  const isReading = looksSo && reader === undefined
  useEffect(() => {
    if (!isReading) return
    import('./pointItems.ts').then(
      ({ pointItems }) => setReader({ read: pointItems }),
      // Without it the text is asked like any other.
      () => setReader({ read: () => undefined }),
    )
  }, [isReading])
  const point = useMemo(() => (looksSo ? reader?.read(text) : undefined), [looksSo, reader, text])
  return { point, isReading }
}

/** Whether it is worth reading: two numbers, and no word. */
function looksLikePoint(text: string): boolean {
  if (text.length > 100) return false
  return text.startsWith('geo:') || (/\d\D+\d/.test(text) && !/\p{L}{2}/u.test(text))
}
