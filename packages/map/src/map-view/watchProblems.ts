import type { Clock } from '@signpost/react'
import type { ErrorEvent, MapSourceDataEvent } from 'maplibre-gl'
import type { MapLibreMap } from '../internals/MapContext.ts'
import type { MapViewMessages } from './MapViewMessages.ts'

/** The problem of a map: no WebGL at all, a lost WebGL context, no library, worker, style or tiles, or slow loading. */
export type MapProblem = keyof MapViewMessages['problems']

/** The time after which an empty map is reported as slow, in milliseconds. */
const patience = 10_000

/** Matches MapLibre's message about a missing worker, from its start, because any URL may contain the word. */
const noWorker = /^(Worker failed|Failed to fetch worker)/

/** Reports the problem of a map whenever it changes. Returns a function that stops watching. */
export function watchProblems(
  map: MapLibreMap,
  clock: Clock,
  report: (problem: MapProblem | undefined) => void,
  /** Replaces a style that failed to load; returns false when there is no replacement. */
  replaceStyle: (event: ErrorEvent) => boolean = () => false,
): () => void {
  let problem: MapProblem | undefined
  /** The sources that have loaded at least one tile; `failing` has those that have only failed so far. */
  const working = new Set<string>()
  const failing = new Set<string>()
  const change = (next: MapProblem | undefined): void => {
    if (next !== problem) report(next)
    problem = next
  }
  const problemOf = (event: ErrorEvent): MapProblem | undefined => {
    if (noWorker.test(event.error.message)) return 'worker'
    if (map.getStyle() === undefined) return replaceStyle(event) ? undefined : 'style'
    // A failed tile is not reported if its source has loaded others.
    if (!('sourceId' in event) || typeof event.sourceId !== 'string') return undefined
    if (!working.has(event.sourceId)) failing.add(event.sourceId)
    return failing.size > 0 ? 'tiles' : undefined
  }
  const timer = clock.setTimeout(() => change(problem ?? 'slow'), patience)
  const subscriptions = [
    map.on('error', (event) => change(problemOf(event) ?? problem)),
    map.on('style.load', () => {
      if (problem === 'style') change(undefined)
    }),
    map.on('sourcedata', ({ tile, sourceId }: MapSourceDataEvent) => {
      if (!tile) return
      working.add(sourceId)
      failing.delete(sourceId)
      if (problem === 'tiles' && failing.size === 0) change(undefined)
    }),
    // MapLibre also fires `load` when tiles have failed, once all were tried.
    map.on('load', () => {
      clock.clearTimeout(timer)
      if (problem === 'slow') change(undefined)
    }),
    map.on('webglcontextlost', () => change('context-lost')),
    map.on('webglcontextrestored', () => change(undefined)),
  ]
  return () => {
    clock.clearTimeout(timer)
    for (const subscription of subscriptions) subscription.unsubscribe()
  }
}
