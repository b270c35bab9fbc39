import type { Clock } from '@signpost/react'
import type { ErrorEvent, MapSourceDataEvent } from 'maplibre-gl'
import type { MapLibreMap } from '../internals/MapContext.ts'
import type { MapViewMessages } from './MapViewMessages.ts'

/** The problem of a map: no WebGL, temporarily or at all, no library, no worker, no style, no tiles, or a timeout. */
export type MapProblem = keyof MapViewMessages['problems']

/** The time after which a map that shows nothing is reported as slow, in milliseconds. */
const patience = 10_000

/** Matches MapLibre's message when its worker is missing. Any URL may contain the word. */
const noWorker = /^(Worker failed|Failed to fetch worker)/

/** Reports the problem of a map, each time it changes. Returns a function that stops watching. */
export function watchProblems(
  map: MapLibreMap,
  clock: Clock,
  report: (problem: MapProblem | undefined) => void,
  /** Replaces a style that could not be loaded; false when there is no replacement. */
  replaceStyle: (event: ErrorEvent) => boolean = () => false,
): () => void {
  let problem: MapProblem | undefined
  /** The sources that have loaded a tile, and those of which only failed tiles are known. */
  const working = new Set<string>()
  const failing = new Set<string>()
  const change = (next: MapProblem | undefined): void => {
    if (next !== problem) report(next)
    problem = next
  }
  const problemOf = (event: ErrorEvent): MapProblem | undefined => {
    if (noWorker.test(event.error.message)) return 'worker'
    if (map.getStyle() === undefined) return replaceStyle(event) ? undefined : 'style'
    // A single failed tile among others is not reported.
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
    // The event is also fired when tiles have failed, after all were tried.
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
