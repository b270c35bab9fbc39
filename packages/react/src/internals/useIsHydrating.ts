'use client'

import { useSyncExternalStore } from 'react'

/** True on the server and during hydration, when content that only one of the two has must not be rendered yet. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  )
}

const neverChanges = (): (() => void) => () => {}
