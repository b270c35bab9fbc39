'use client'

import { type RefObject, useEffect } from 'react'
import { useIsomorphicLayoutEffect } from '../internals/useIsomorphicLayoutEffect.ts'
import { lazyParts } from './lazyParts.ts'
import type { Layout } from './reduce.ts'

/** Returns the layout of a box that opens now. */
export function layoutNow(wanted: 'popup' | 'sheet' | undefined): Layout {
  if (wanted !== 'sheet' || !window.matchMedia?.('(width < 480px)').matches) return 'popup'
  return lazyParts.loaded ? 'sheet' : 'loading'
}

/** Makes a box fill a narrow screen while it is open. If the code of the sheet cannot be loaded, the box falls back to the popup. */
export function useSheet(
  layout: Layout,
  wanted: 'popup' | 'sheet' | undefined,
  root: RefObject<HTMLElement | null>,
  on: { readonly laidOut: (layout: Layout) => void; readonly dismiss: () => void },
): void {
  const { laidOut, dismiss } = on
  useEffect(() => laidOut(layoutNow(wanted)), [wanted, laidOut])
  useEffect(() => {
    if (layout !== 'loading') return
    lazyParts.load().then(
      () => laidOut('sheet'),
      () => laidOut('popup'),
    )
  }, [layout, laidOut])
  useIsomorphicLayoutEffect(() => {
    if (layout !== 'sheet' || !root.current) return undefined
    return lazyParts.loaded?.openSheet(root.current, dismiss)
  }, [layout, root, dismiss])
}
