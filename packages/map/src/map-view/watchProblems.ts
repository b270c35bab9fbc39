import type { Clock } from '@signpost/react'
import { onlineManager } from '@tanstack/react-query'
import type { ErrorEvent, MapSourceDataEvent } from 'maplibre-gl'
import type { MapLibreMap } from '../internals/MapContext.ts'
import type { MapViewMessages } from './MapViewMessages.ts'

/** The problem of a map: no WebGL at all, a lost WebGL context, no library, worker, style, tiles or network, or slow loading. */
export type MapProblem = keyof MapViewMessages['problems'] | 'offline'

/** The error of a tile, whose fields the types of MapLibre lack. */
interface TileError extends ErrorEvent {
  readonly sourceId: string
  /** Absent when the source itself failed. */
  readonly tile?: { readonly tileID: { readonly canonical: TileId } }
}

interface TileId {
  readonly x: number
  readonly y: number
  readonly z: number
}

const isTileError = (event: ErrorEvent): event is TileError =>
  'sourceId' in event && typeof event.sourceId === 'string'

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
  /** The tiles that are missing because there was no network. */
  const missing: { readonly sourceId: string; readonly tileId: TileId }[] = []
  const change = (next: MapProblem | undefined): void => {
    if (next !== problem) report(next)
    problem = next
  }
  const problemOf = (event: ErrorEvent): MapProblem | undefined => {
    if (noWorker.test(event.error.message)) return 'worker'
    if (map.getStyle() === undefined) return replaceStyle(event) ? undefined : 'style'
    if (!isTileError(event)) return undefined
    const { sourceId, tile } = event
    if (!onlineManager.isOnline()) {
      if (tile) missing.push({ sourceId, tileId: tile.tileID.canonical })
      return 'offline'
    }
    // A failed tile is not reported if its source has loaded others.
    if (!working.has(sourceId)) failing.add(sourceId)
    return failing.size > 0 ? 'tiles' : undefined
  }
  const timer = clock.setTimeout(() => change(problem ?? 'slow'), patience)
  const unsubscribe = onlineManager.subscribe((isOnline) => {
    if (!isOnline || problem !== 'offline') return
    change(undefined)
    // MapLibre requests a failed tile again only by its id.
    for (const { sourceId, tileId } of missing.splice(0)) {
      if (map.getSource(sourceId)) map.refreshTiles(sourceId, [tileId])
    }
  })
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
    unsubscribe()
    for (const subscription of subscriptions) subscription.unsubscribe()
  }
}
