'use client'

import { useEffect } from 'react'
import { useIsomorphicLayoutEffect } from '../internals/useIsomorphicLayoutEffect.ts'
import type { SearchShell } from './SearchShell.ts'
import { openSheet } from './sheet/openSheet.ts'
import { layoutNow } from './useSearchShell.ts'

/** Makes a box fill a narrow screen while it is open. */
export function useSheet(
  isSheet: boolean,
  wanted: 'popup' | 'sheet' | undefined,
  { root, store, dismiss }: SearchShell,
): void {
  useEffect(() => store.dispatch({ type: 'laidOut', layout: layoutNow(wanted) }), [wanted, store])
  useIsomorphicLayoutEffect(() => {
    if (isSheet && root.current) return openSheet(root.current, dismiss)
    return undefined
  }, [isSheet, root, dismiss])
}
