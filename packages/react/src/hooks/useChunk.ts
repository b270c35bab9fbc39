'use client'

import { useEffect, useState } from 'react'
import type { Chunk } from '../domain/Chunk.ts'

/**
 * The modules of a chunk, loaded when they are wanted: undefined until they are there, null when they cannot be had. Then they are tried
 * again with every other `occasion`, and when the network comes back.
 */
export function useChunk<Modules>(
  chunk: Chunk<Modules>,
  isWanted: boolean,
  occasion?: unknown,
): Modules | null | undefined {
  const [modules, setModules] = useState<Modules | null | undefined>(chunk.loaded)
  const isMissing = isWanted && !modules
  // biome-ignore lint/correctness/useExhaustiveDependencies: another occasion is another try.
  useEffect(() => {
    if (!isMissing) return
    const load = (): void => void chunk.load().then(setModules, () => setModules(null))
    load()
    window.addEventListener('online', load)
    return () => window.removeEventListener('online', load)
  }, [chunk, isMissing, occasion])
  return modules
}
