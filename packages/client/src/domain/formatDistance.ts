import { formatUnit } from './formatUnit.ts'
import { type UnitSystem, unitSystem } from './unitSystem.ts'

export interface DistanceFormat {
  readonly locale: string
  /** The unit system. Default: that of the locale's readers. */
  readonly units?: UnitSystem
  /** `step` is rounded to the precision that a driver needs, `total` (the default) to 10 m or a similar precision for comparison. */
  readonly detail?: 'step' | 'total'
}

/** A distance as text: "350 m", "1.2 km", "500 ft". `undefined` for an impossible distance: negative, not a number, or longer than any on earth. */
export function formatDistance(meters: number, format: DistanceFormat): string | undefined {
  if (!(meters >= 0 && meters <= longest)) return undefined
  const { locale, units = unitSystem(locale), detail = 'total' } = format
  const { near, far } = scales[units]

  const count = meters / near.meters
  const step = nearStep(count, detail)
  const rounded = Math.round(count / step) * step
  // 2 m are never shown as "0 m". A distance that rounds up to the limit takes the larger unit.
  const shown = count > 0 ? Math.max(rounded, step) : 0
  if (shown < near.limit) return formatUnit(shown, near.unit, locale, 0)

  const wholeFrom = detail === 'step' ? 10 : 100
  const distance = meters / far.meters
  return formatUnit(distance, far.unit, locale, distance < wholeFrom ? 1 : 0)
}

/** The longest possible distance, in meters. */
const longest = 1e9

function nearStep(count: number, detail: 'step' | 'total'): number {
  return detail === 'step' && count >= 300 ? 50 : 10
}

const mile = { unit: 'mile', meters: 1609.344 }

/** `limit` is the count of near units from which the far unit is used. */
const scales = {
  metric: {
    near: { unit: 'meter', meters: 1, limit: 1000 },
    far: { unit: 'kilometer', meters: 1000 },
  },
  imperial: { near: { unit: 'foot', meters: 0.3048, limit: 528 }, far: mile },
  'imperial-uk': { near: { unit: 'yard', meters: 0.9144, limit: 880 }, far: mile },
} as const satisfies Record<UnitSystem, unknown>
