'use client'

import type { Place } from '@signpost/client'
import { useControllableState } from '@signpost/react/internal'
import { useEffect, useMemo, useState } from 'react'
import type { RouteEnd } from '../directions/index.ts'
import { type NearestOptions, nearestStores, placeOfStore, type Store } from './nearestStores.ts'

/** A chosen point: a coordinate and its name. */
export type StorePoint = RouteEnd

export interface StoreLocatorOptions extends Pick<NearestOptions, 'radius' | 'limit'> {
  /** The stores, or a function that loads them: it is called once, again by `retry`, and whenever the function changes. */
  readonly stores: readonly Store[] | ((signal: AbortSignal) => Promise<readonly Store[]>)
  /** The point from which distances are measured, when the app controls it; `null` for none. */
  readonly point?: StorePoint | null | undefined
  /** The initial point. Default: none. */
  readonly defaultPoint?: StorePoint | null | undefined
  /** Called with the chosen point; `null` for none. */
  readonly onPointChange?: ((point: StorePoint | null) => void) | undefined
}

export interface StoreLocatorState {
  /** `empty`: there are no stores, or none near enough. */
  readonly status: 'loading' | 'ready' | 'empty' | 'error'
  /** The stores as places, the nearest first; `undefined` while they are loading, and when that failed. */
  readonly places: readonly Place[] | undefined
  /** The error of the app's function. */
  readonly error: unknown
  readonly point: StorePoint | null
  readonly setPoint: (point: StorePoint | null) => void
  /** Loads the stores again. */
  readonly retry: () => void
}

/**
 * A headless store locator: an app's own list of places, sorted and limited by their distance from a chosen point.
 *
 * @example
 * ```tsx
 * const { places: near, setPoint } = useStoreLocator({
 *   stores: [{ id: 'a', name: 'Centro', coordinate: center, tags: ['Parking'] }],
 *   radius: 20_000,
 * })
 * ```
 */
export function useStoreLocator({
  stores,
  radius,
  limit,
  point: given,
  defaultPoint = null,
  onPointChange,
}: StoreLocatorOptions): StoreLocatorState {
  const [point, setPoint] = useControllableState<StorePoint | null>({
    value: given,
    defaultValue: defaultPoint,
    onChange: onPointChange,
  })
  const [attempt, setAttempt] = useState(0)
  const [loaded, setLoaded] = useState<Loaded>()

  useEffect(() => {
    if (typeof stores !== 'function') return
    const controller = new AbortController()
    const settle = (result: Omit<Loaded, 'of' | 'attempt'>): void => {
      if (!controller.signal.aborted) setLoaded({ of: stores, attempt, ...result })
    }
    // A function that throws at once fails like one that rejects.
    Promise.resolve(controller.signal)
      .then(stores)
      .then(
        (list) => settle({ list }),
        (error: unknown) => settle({ error }),
      )
    return () => controller.abort()
  }, [stores, attempt])

  const isList = typeof stores !== 'function'
  const isCurrent = loaded?.of === stores && loaded.attempt === attempt
  const list = isList ? stores : isCurrent ? loaded.list : undefined
  const hasFailed = !isList && isCurrent && loaded.list === undefined
  const all = useMemo(() => list?.map(placeOfStore), [list])
  const { latitude, longitude } = point?.coordinate ?? {}
  const places = useMemo(() => {
    const from =
      latitude === undefined || longitude === undefined ? undefined : { latitude, longitude }
    return all && nearestStores(all, { point: from, radius, limit })
  }, [all, latitude, longitude, radius, limit])

  return {
    status: hasFailed ? 'error' : !places ? 'loading' : places.length > 0 ? 'ready' : 'empty',
    places,
    error: hasFailed ? loaded.error : undefined,
    point,
    setPoint,
    retry: () => setAttempt(attempt + 1),
  }
}

/** The outcome of one call of the app's function. */
interface Loaded {
  readonly of: StoreLocatorOptions['stores']
  readonly attempt: number
  readonly list?: readonly Store[]
  readonly error?: unknown
}
