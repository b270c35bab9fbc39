'use client'

import type { Bounds } from '@signpost/client'
import type { PaddingOptions } from 'maplibre-gl'
import { useLayoutEffect, useRef } from 'react'
import { toBox } from './camera.ts'
import { useMap } from './MapContext.ts'

/** Space for pins at the edges, and for the buttons at the inline end; less on a small map. */
function paddingOf(container: HTMLElement): PaddingOptions {
  const { clientWidth, clientHeight } = container
  const side = Math.min(40, clientWidth / 6)
  const buttons = Math.min(76, clientWidth / 4)
  const above = Math.min(48, clientHeight / 5)
  const isRightToLeft = getComputedStyle(container).direction === 'rtl'
  const [left, right] = isRightToLeft ? [buttons, side] : [side, buttons]
  return { top: above, bottom: above, left, right }
}

/**
 * Moves the map above so that all of the bounds are visible, the short way round the world and at most at the zoom of a street: without
 * animation when the map is new, and again whenever they change. With reduced motion it jumps. A hidden map moves when it is shown.
 */
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
      const container = map.getContainer()
      if (!isDue || container.clientWidth === 0) return
      isDue = false
      map.fitBounds(toBox(bounds), { padding: paddingOf(container), maxZoom: 16, animate })
    }
    const resized = map.on('resize', show)
    // The map is resized first, because content that was rendered with the bounds may have made it smaller.
    map.resize()
    return () => resized.unsubscribe()
  }, [map, bounds, jumps])
}
