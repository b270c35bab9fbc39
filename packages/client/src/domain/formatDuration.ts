import { formatUnit, normalizeSpaces } from './formatUnit.ts'

export interface DurationFormat {
  readonly locale: string
  /** `step` is rounded to the precision that a traveler needs, `total` (the default) to the minute. */
  readonly detail?: 'step' | 'total'
}

/**
 * A travel time as text: "5 min", "1 hr 5 min", "2 days 3 hr". Rounded to minutes, beyond a day to hours; anything above zero is at
 * least a minute. `undefined` for an impossible time: negative or not a number.
 */
export function formatDuration(seconds: number, format: DurationFormat): string | undefined {
  if (!Number.isFinite(seconds) || seconds < 0) return undefined
  const { locale, detail = 'total' } = format
  const step = detail === 'step' ? coarseStep(seconds / 60) : 1
  const rounded = Math.round(seconds / 60 / step) * step
  const minutes = seconds > 0 ? Math.max(1, rounded) : 0
  if (minutes < 60) return formatUnit(minutes, 'minute', locale, 0)
  if (minutes < 24 * 60)
    return pair(Math.floor(minutes / 60), 'hour', minutes % 60, 'minute', locale)
  const hours = Math.round(minutes / 60)
  return pair(Math.floor(hours / 24), 'day', hours % 24, 'hour', locale)
}

/** Minutes to which a time on one stretch of road is rounded. */
function coarseStep(minutes: number): number {
  if (minutes < 10) return 1
  return minutes < 60 ? 5 : 15
}

function pair(
  large: number,
  largeUnit: string,
  small: number,
  smallUnit: string,
  locale: string,
): string {
  const parts = [formatUnit(large, largeUnit, locale, 0)]
  if (small > 0) parts.push(formatUnit(small, smallUnit, locale, 0))
  // React Native has no list formats.
  if (!Intl.ListFormat) return parts.join(' ')
  const list = new Intl.ListFormat(locale, { type: 'unit', style: 'narrow' })
  return normalizeSpaces(list.format(parts))
}
