import { formatCoordinate } from '@signpost/client/domain'
import type { RouteEnd } from './DirectionsState.ts'

/** The name of a point within a sentence: isolated, so that its direction does not affect the text around it. */
export function pointName({ name, coordinate }: RouteEnd): string {
  return isolated(name ?? formatCoordinate(coordinate) ?? '')
}

export function isolated(text: string): string {
  return `\u2068${text}\u2069`
}
