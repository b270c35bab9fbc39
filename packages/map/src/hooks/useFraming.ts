'use client'

import type { Bounds } from '@signpost/client'
import { useEffect, useRef } from 'react'
import { isInSight, showBounds } from '../engine/showBounds.ts'
import { useMap } from './useMap.ts'

/** Moves the map above to bounds: at once when it is new, and to each that come after. One that is hidden goes there when it is shown. */
export function useFraming(bounds: Bounds | undefined, unlessInSight = false): void {
  const map = useMap()
  const isNew = useRef(true)
  useEffect(() => {
    const animate = !isNew.current
    isNew.current = false
    if (bounds === undefined) return
    // What came beside the map with the bounds may have made it smaller.
    map.resize()
    if (unlessInSight && isInSight(map, bounds)) return
    const isShown = (): boolean => map.getContainer().clientWidth > 0
    if (isShown()) return showBounds(map, bounds, animate)
    const resized = map.on('resize', () => {
      if (!isShown()) return
      resized.unsubscribe()
      showBounds(map, bounds, false)
    })
    return () => resized.unsubscribe()
  }, [map, bounds, unlessInSight])
}
