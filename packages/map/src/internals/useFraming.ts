'use client'

import type { Bounds } from '@signpost/client'
import type { PaddingOptions } from 'maplibre-gl'
import { useLayoutEffect, useRef } from 'react'
import { type MapLibreMap, useMap } from './MapContext.ts'

/** Moves a map so that all of the bounds are visible, the short way round the world and at most at the zoom of a street. With reduced motion it jumps. */
function showBounds(
  map: MapLibreMap,
  { west, south, east, north }: Bounds,
  animate: boolean,
): void {
  map.fitBounds([west, south, east < west ? east + 360 : east, north], {
    padding: paddingOf(map.getContainer()),
    maxZoom: 16,
    animate,
  })
}

/** Space for pins at the edges, and for the buttons at the inline end; less on a small map. */
function paddingOf(container: HTMLElement): PaddingOptions {
  const isRightToLeft = getComputedStyle(container).direction === 'rtl'
  const side = Math.min(40, container.clientWidth / 6)
  const buttons = Math.min(76, container.clientWidth / 4)
  const above = Math.min(48, container.clientHeight / 5)
  return {
    top: above,
    bottom: above,
    left: isRightToLeft ? buttons : side,
    right: isRightToLeft ? side : buttons,
  }
}

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
