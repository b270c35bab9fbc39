import { formatDistance, formatDuration, type UnitSystem } from '@signpost/client/domain'
import type { RouteStep } from '../domain/routeStep.ts'
import { isolate } from './isolate.ts'
import type { ManeuverMessages } from './ManeuverMessages.ts'

export interface StretchFormat {
  readonly language: string
  readonly units: UnitSystem
}

/**
 * The distance and the duration from a step to the next one; `undefined` when nothing follows or they are unknown. Before a step that follows at once only the road is named.
 */
export function stretchText(
  { distance, duration, laterRoad, isNextImmediate }: RouteStep,
  messages: ManeuverMessages,
  { language, units }: StretchFormat,
): string | undefined {
  const far = distance
    ? formatDistance(distance, { locale: language, units, detail: 'step' })
    : undefined
  if (far === undefined) return undefined
  const isLong = duration !== undefined && duration >= minSeconds
  const long = isLong && formatDuration(duration, { locale: language, detail: 'step' })
  const later = laterRoad && messages.endingOn(isolate(laterRoad))
  const parts = isNextImmediate ? [later] : [messages.follow(far), long, later]
  return parts.filter((part) => part).join(' · ')
}

/** A minute: shorter stretches would all take "1 min", which would not add up. */
const minSeconds = 60
