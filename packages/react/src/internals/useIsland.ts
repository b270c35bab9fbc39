'use client'

import { useEffect, useState } from 'react'
import { type LazyModule, useLazyModule } from './useLazyModule.ts'
import { useStableCallback } from './useStableCallback.ts'

/**
 * Loads the module of a part that a component needs only once it is used. The download starts when the page has time. The module is
 * returned after the first call of the returned function; if it could not be loaded, each further call tries again.
 */
export function useIsland<Modules>(
  module: LazyModule<Modules>,
): readonly [modules: Modules | null | undefined, mount: () => void] {
  const [uses, setUses] = useState(0)
  const modules = useLazyModule(module, uses > 0, uses)
  useEffect(() => whenIdle(() => void module.load().catch(() => {})), [module])
  const mount = useStableCallback(() => {
    if (!modules) setUses((before) => before + 1)
  })
  return [modules, mount]
}

/** Calls a function once the page has time. */
function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, 200)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(run, { timeout: 2000 })
  return () => cancelIdleCallback(request)
}
