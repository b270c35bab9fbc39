'use client'

import { useEffect } from 'react'
import { type MapLibreMap, useMap } from '../internals/MapContext.ts'

/** Passes the surrounding map on: directions in the panel draw on it, too. */
export function MapRef({ onMap }: { readonly onMap: (map?: MapLibreMap) => void }): null {
  const map = useMap()
  useEffect(() => {
    onMap(map)
    return () => onMap()
  }, [map, onMap])
  return null
}
