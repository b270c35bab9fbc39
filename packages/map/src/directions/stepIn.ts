import type { RouteSection } from '@signpost/react'

/** The index within a section for a step of the whole route; null when the step is not in it. */
export function stepIn(
  { step, route }: RouteSection,
  active: number | null | undefined,
): number | null {
  if (active === null || active === undefined) return null
  const index = active - step
  return index >= 0 && index < route.maneuvers.length ? index : null
}
