'use client'

import { useEffect, useState } from 'react'
import type { MapLibre } from '../internals/MapContext.ts'
import { mapLibre } from './mapLibre.ts'

/** The loading state of MapLibre: loading, the library, or failed. */
export type LibraryState = MapLibre | 'missing' | undefined

/** MapLibre: that of the app, else the package, which is loaded when the first map is shown. */
export function useLibrary(
  given: MapLibre | Promise<MapLibre> | undefined,
  isNeeded: boolean,
): LibraryState {
  const [library, setLibrary] = useState<LibraryState>()
  useEffect(() => {
    if (!isNeeded) return
    let isCurrent = true
    Promise.resolve(given ?? mapLibre.load()).then(
      (loaded) => isCurrent && setLibrary(() => loaded),
      () => isCurrent && setLibrary('missing'),
    )
    return () => {
      isCurrent = false
    }
  }, [given, isNeeded])
  return library
}
