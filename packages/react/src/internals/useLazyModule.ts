'use client'

import { useEffect, useState } from 'react'
import { useIsHydrating } from './useIsHydrating.ts'

/** Modules that are loaded on demand, once for all callers. */
export interface LazyModule<Modules> {
  /** The exports; undefined until the module is loaded. */
  readonly loaded: Modules | undefined
  /** Loads the module. Rejects when loading fails; the next call tries again. Callers are resolved in order. */
  readonly load: () => Promise<Modules>
}

/** A module that is imported on first demand. A failed import is tried again on the next demand. */
export function lazyModule<Modules extends object>(
  load: () => Promise<Modules>,
): LazyModule<Modules> {
  let loaded: Modules | undefined
  let loading: Promise<Modules> | undefined
  return {
    get loaded() {
      return loaded
    },
    load: async () => {
      loading ??= load()
      try {
        loaded = await loading
        return loaded
      } catch (error) {
        loading = undefined
        throw error
      }
    },
  }
}

/**
 * Loads a lazy module on demand and returns its exports: undefined until they are loaded, null if loading failed. Loading is tried again
 * whenever `retryKey` changes, and when the network is back.
 */
export function useLazyModule<Modules>(
  module: LazyModule<Modules>,
  isWanted: boolean,
  retryKey?: unknown,
): Modules | null | undefined {
  const [tried, setModules] = useState<Modules | null>()
  const isHydrating = useIsHydrating()
  // Another component may have loaded the module already, but only on the server or only in the browser, so hydration ignores it.
  const modules = isHydrating ? undefined : (module.loaded ?? tried)
  const isMissing = isWanted && !modules
  // biome-ignore lint/correctness/useExhaustiveDependencies: another key is another attempt.
  useEffect(() => {
    if (!isMissing) return
    const load = (): void => void module.load().then(setModules, () => setModules(null))
    load()
    window.addEventListener('online', load)
    return () => window.removeEventListener('online', load)
  }, [module, isMissing, retryKey])
  return modules
}
