'use client'

import { useMemo } from 'react'
import { chunkOf } from '../../domain/Chunk.ts'
import { useChunk } from '../useChunk.ts'
import type { PlaceSearchItem } from './PlaceSearchItem.ts'

export interface TypedPoint {
  /** The row for the point, when the text is one. */
  readonly point: readonly PlaceSearchItem[] | undefined
  /** Whether it is not known yet, because what reads points is still being loaded. */
  readonly isReading: boolean
}

/** The point that a text says, read by what is loaded when the first text looks like a point. */
export function useTypedPoint(text: string): TypedPoint {
  const looksSo = looksLikePoint(text)
  const chunk = useChunk(pointChunk, looksSo, text)
  const point = useMemo(
    () => (looksSo ? chunk?.pointItems(text) : undefined),
    [looksSo, chunk, text],
  )
  // When it cannot be loaded, the text is asked like any other.
  return { point, isReading: looksSo && chunk === undefined }
}

const pointChunk = chunkOf(() => import('./pointItems.ts'))

/** Whether it is worth reading: two numbers, and no word. */
export function looksLikePoint(text: string): boolean {
  if (text.length > 100) return false
  return text.startsWith('geo:') || (/\d\D+\d/.test(text) && !/\p{L}{2}/u.test(text))
}
