import { formatCoordinate } from '@signpost/client/domain'
import { formatCount, isolate } from '@signpost/react/internal'
import type { DirectionsMessages } from './DirectionsMessages.ts'
import type { RouteEnd } from './useDirectionsState.ts'

/** The name of a point within a sentence: isolated, so that its direction does not affect the text around it. */
export function pointName({ name, coordinate }: RouteEnd): string {
  return isolate(name ?? formatCoordinate(coordinate) ?? '')
}

/** The label of a point of the route: its start, a stop by its number, or its destination. */
export function endLabel(
  index: number,
  count: number,
  messages: DirectionsMessages,
  language: string,
): string {
  if (index === 0) return messages.origin
  if (index === count - 1) return messages.destination
  return messages.stop(formatCount(index, language))
}
