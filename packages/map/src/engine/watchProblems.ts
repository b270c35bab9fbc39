import type { Clock } from '@signpost/react'
import type { ErrorEvent, MapSourceDataEvent } from 'maplibre-gl'
import type { MapProblem } from '../domain/MapProblem.ts'
import type { MapLibreMap } from './MapLibre.ts'

/** Milliseconds after which a map that shows nothing is said to be slow. */
const patience = 10_000

/** Tells what a map lacks, each time that changes. Returns what ends the watch. */
export function watchProblems(
  map: MapLibreMap,
  clock: Clock,
  tell: (problem: MapProblem | undefined) => void,
): () => void {
  let problem: MapProblem | undefined
  let hasStyle = false
  let hasTiles = false
  const change = (next: MapProblem | undefined): void => {
    if (next !== problem) tell(next)
    problem = next
  }
  /** One tile that fails among others is no news. */
  const problemOf = (event: ErrorEvent): MapProblem | undefined => {
    if (/worker/i.test(event.error.message)) return 'worker'
    if (!hasStyle) return 'style'
    return 'sourceId' in event && !hasTiles ? 'tiles' : undefined
  }
  const timer = clock.setTimeout(() => change(problem ?? 'slow'), patience)
  const subscriptions = [
    map.on('error', (event) => change(problemOf(event) ?? problem)),
    map.on('style.load', () => {
      hasStyle = true
    }),
    map.on('sourcedata', ({ tile }: MapSourceDataEvent) => {
      if (!tile) return
      hasTiles = true
      if (problem === 'tiles') change(undefined)
    }),
    // It also comes when tiles have failed, but not before all has been tried.
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
