import type { Bounds } from '@signpost/client'
import type { PaddingOptions } from 'maplibre-gl'
import type { MapLibreMap } from './MapLibre.ts'

/** Moves a map so that all of the bounds are visible, the short way round the world and at most at the zoom of a street. With reduced motion it jumps. */
export function showBounds(
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
