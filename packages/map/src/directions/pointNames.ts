import { formatCount, isolate } from '@signpost/react/internal'
import { pointText, type RouteEnd } from '../internals/RouteEnd.ts'
import type { DirectionsMessages } from './DirectionsMessages.ts'
import { isEnd, type RoutePoints } from './useDirectionsState.ts'

/** The name of a point within a sentence: isolated, so that its direction does not affect the text around it. */
export function pointName(point: RouteEnd | null | undefined): string {
  const name = point?.name ?? pointText(point)
  return name ? isolate(name) : ''
}

/** The number of a stop among those that are chosen; undefined for an end and an empty stop. */
export function stopNumber(
  points: RoutePoints,
  index: number,
  language: string,
): string | undefined {
  if (isEnd(index, points) || !points[index]) return undefined
  return formatCount(points.slice(1, index + 1).filter(Boolean).length, language)
}

/** The label of a point of the route: its start, a stop by its number, or its destination. */
export function pointLabel(
  points: RoutePoints,
  index: number,
  messages: DirectionsMessages,
  language: string,
): string {
  if (index === 0) return messages.origin
  if (index === points.length - 1) return messages.destination
  return messages.stop(stopNumber(points, index, language))
}
