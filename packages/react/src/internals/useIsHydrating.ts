'use client'

import { useSyncExternalStore } from 'react'

/** True on the server, and in the render that takes its HTML over: what only one of them has must not be rendered yet. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  )
}

const neverChanges = (): (() => void) => () => {}
