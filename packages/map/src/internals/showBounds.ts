import type { Bounds } from '@signpost/client'
import type { PaddingOptions } from 'maplibre-gl'
import type { MapLibreMap } from './MapLibre.ts'

/** Moves a map to where all of the bounds is in sight, the short way round the world and no nearer than a street; jumps where motion is not wanted. */
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

/** Room for pins at the edges, and for the buttons at the side where writing ends; on a small map less of it. */
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
