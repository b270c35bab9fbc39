import type { RouteColors } from './routeLayers.ts'

/** The colours that the stylesheet gives a route, read from elements that wear them: a map takes no custom properties. */
export function readRouteColors(probes: HTMLElement | null): RouteColors | undefined {
  const [line, casing, passed, active] = [...(probes?.children ?? [])].map(
    (probe) => getComputedStyle(probe).color,
  )
  return line && casing && passed && active ? { line, casing, passed, active } : undefined
}
