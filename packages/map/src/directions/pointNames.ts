import { formatCoordinate } from '@signpost/client/domain'
import type { RouteEnd } from './DirectionsState.ts'

/** The name of a point within a sentence: its direction of writing does not change that of the words around it. */
export function pointName({ name, coordinate }: RouteEnd): string {
  return isolated(name ?? formatCoordinate(coordinate) ?? '')
}

export function isolated(text: string): string {
  return `\u2068${text}\u2069`
}
