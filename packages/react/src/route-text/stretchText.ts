import { formatDistance, formatDuration, type UnitSystem } from '@signpost/client/domain'
import type { RouteStep } from '../domain/routeStep.ts'
import { isolate } from './isolate.ts'
import type { ManeuverMessages } from './ManeuverMessages.ts'

export interface StretchFormat {
  readonly language: string
  readonly units: UnitSystem
}

/** The distance and the duration from a step to the next one; `undefined` where nothing follows or it is not known. */
export function stretchText(
  { distance, duration, laterRoad }: RouteStep,
  messages: ManeuverMessages,
  { language, units }: StretchFormat,
): string | undefined {
  const far = distance
    ? formatDistance(distance, { locale: language, units, detail: 'step' })
    : undefined
  if (far === undefined) return undefined
  const isLong = duration !== undefined && duration >= minSeconds
  const long = isLong && formatDuration(duration, { locale: language, detail: 'step' })
  const parts = [messages.follow(far), long, laterRoad && messages.endingOn(isolate(laterRoad))]
  return parts.filter((part) => part).join(' · ')
}

/** A minute: below it every stretch would take "1 min", and they would not add up. */
const minSeconds = 60
