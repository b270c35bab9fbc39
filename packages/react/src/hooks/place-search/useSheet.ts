'use client'

import type { RefObject } from 'react'
import { useChunk } from '../useChunk.ts'
import { sheetChunk } from './sheetChunk.ts'
import { useBeforePaint } from './useBeforePaint.ts'

/**
 * Lets the box fill a narrow screen while it is wanted. Undefined while what does that is being loaded, so that nothing else is seen
 * before. When it cannot be loaded, the box stays where it is.
 */
export function useSheet(
  isWanted: boolean,
  root: RefObject<HTMLElement | null>,
  close: () => void,
): boolean | undefined {
  const isNarrow = isWanted && window.matchMedia('(width < 480px)').matches
  const chunk = useChunk(sheetChunk, isNarrow)
  const isSheet = isNarrow && !!chunk
  useBeforePaint(() => {
    if (isSheet && root.current) return chunk?.openSheet(root.current, close)
    return undefined
  }, [isSheet, chunk, root, close])
  return isNarrow && chunk === undefined ? undefined : isSheet
}
