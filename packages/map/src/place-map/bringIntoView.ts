import type { MapLibreMap } from '../internals/MapLibre.ts'

/** Pixels that stay free around it. */
const margin = 12

/** Moves a map as far as it takes to show all of an element that stands on it; its beginning, when the map is too small. */
export function bringIntoView(map: MapLibreMap, element: Element): void {
  const inner = element.getBoundingClientRect()
  const outer = map.getContainer().getBoundingClientRect()
  const by = (start: number, end: number): number =>
    start < margin ? start - margin : Math.min(start - margin, Math.max(0, end + margin))
  const x = by(inner.left - outer.left, inner.right - outer.right)
  const y = by(inner.top - outer.top, inner.bottom - outer.bottom)
  if (x !== 0 || y !== 0) map.panBy([x, y])
}
