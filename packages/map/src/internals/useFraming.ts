'use client'

import type { Bounds } from '@signpost/client'
import { useLayoutEffect, useRef } from 'react'
import { showBounds } from './showBounds.ts'
import { useMap } from './useMap.ts'

/** Moves the map above to bounds: without animation when the map is new, and again whenever they change. A hidden map moves when it is shown. */
export function useFraming(
  bounds: Bounds | undefined,
  { jumps = false, isStill = false }: { jumps?: boolean; isStill?: boolean | undefined } = {},
): void {
  const map = useMap()
  const isNew = useRef(true)
  const stays = useRef(isStill)
  useLayoutEffect(() => {
    stays.current = isStill
  })
  useLayoutEffect(() => {
    const animate = !(jumps || isNew.current)
    isNew.current = false
    if (bounds === undefined || stays.current) return
    let isDue = true
    const show = (): void => {
      if (!isDue || map.getContainer().clientWidth === 0) return
      isDue = false
      showBounds(map, bounds, animate)
    }
    const resized = map.on('resize', show)
    // The map is resized first, because content that was rendered with the bounds may have made it smaller.
    map.resize()
    return () => resized.unsubscribe()
  }, [map, bounds, jumps])
}
