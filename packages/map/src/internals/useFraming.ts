'use client'

import type { Bounds } from '@signpost/client'
import type { PaddingOptions } from 'maplibre-gl'
import { useLayoutEffect, useRef } from 'react'
import { isInView, toBox } from './camera.ts'
import { type MapLibreMap, useMap } from './MapContext.ts'

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

interface FramingOptions {
  /** Moves without animation. */
  readonly jumps?: boolean
  /** Does not move at all. */
  readonly isStill?: boolean | undefined
  /** Does not move if the bounds are visible already. */
  readonly onlyIfHidden?: boolean | undefined
}

/**
 * Moves the map above so that all of the bounds are visible, the short way round the world and at most at the zoom of a street: without
 * animation when the map is new, and again whenever they change. With reduced motion it jumps. A hidden map moves when it is shown.
 */
export function useFraming(
  bounds: Bounds | undefined,
  { jumps, isStill, onlyIfHidden }: FramingOptions = {},
): void {
  const map = useMap()
  const isNew = useRef(true)
  const latest = useRef({ isStill, onlyIfHidden })
  useLayoutEffect(() => {
    latest.current = { isStill, onlyIfHidden }
  })
  useLayoutEffect(() => {
    const animate = !(jumps || isNew.current)
    isNew.current = false
    if (bounds === undefined || latest.current.isStill) return
    const resized = map.on('resize', () => {
      if (map.getContainer().clientWidth === 0) return
      resized.unsubscribe()
      if (!(latest.current.onlyIfHidden && areInView(map, bounds))) frame(map, bounds, animate)
    })
    // The map is resized first, because content that was rendered with the bounds may have made it smaller.
    map.resize()
    return () => resized.unsubscribe()
  }, [map, bounds, jumps])
}

function areInView(map: MapLibreMap, bounds: Bounds): boolean {
  const [west, south, east, north] = toBox(bounds)
  return [map.project([west, north]), map.project([east, south])].every((corner) =>
    isInView(map, corner),
  )
}

/** Moves a map so that all of the bounds are visible, at most at the zoom of a street. */
export function frame(map: MapLibreMap, bounds: Bounds, animate: boolean): void {
  map.fitBounds(toBox(bounds), { padding: paddingOf(map.getContainer()), maxZoom: 16, animate })
}
