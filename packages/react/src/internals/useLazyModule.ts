'use client'

import { useEffect, useState } from 'react'
import { useIsHydrating } from './useIsHydrating.ts'

/** Modules that are loaded on demand, once for all callers. */
export interface LazyModule<Modules> {
  /** The exports; undefined until the module is loaded. */
  readonly loaded: Modules | undefined
  /** Rejects when loading fails; the next call tries again. Callers are answered in order. */
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
 * The exports of a lazy module, loaded on demand: undefined until they are loaded, null when that failed. After a failure they are loaded again whenever `retryKey` changes, and when the network is back.
 */
export function useLazyModule<Modules>(
  module: LazyModule<Modules>,
  isWanted: boolean,
  retryKey?: unknown,
): Modules | null | undefined {
  const [tried, setModules] = useState<Modules | null>()
  const isHydrating = useIsHydrating()
  // Another user of the module may have loaded it, but on the server or in the browser alone.
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
