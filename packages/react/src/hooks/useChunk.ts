'use client'

import { useEffect, useState } from 'react'
import type { Chunk } from '../domain/Chunk.ts'

/** The modules of a chunk, loaded when they are wanted: undefined until they are there, null when they cannot be had. */
export function useChunk<Modules>(
  chunk: Chunk<Modules>,
  isWanted: boolean,
): Modules | null | undefined {
  const [modules, setModules] = useState<Modules | null | undefined>(chunk.loaded)
  const isMissing = isWanted && !modules
  useEffect(() => {
    if (!isMissing) return
    let isCurrent = true
    const arrive = (loaded: Modules | null): void => {
      if (isCurrent) setModules(loaded)
    }
    chunk.load().then(arrive, () => arrive(null))
    return () => {
      isCurrent = false
    }
  }, [chunk, isMissing])
  return modules
}
