'use client'

import type { Outline, Place } from '@signpost/client'
import { isInside } from '@signpost/client/domain'
import { useControllableState } from '@signpost/react/internal'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { RouteEnd } from '../internals/RouteEnd.ts'
import { type NearestOptions, nearestStores, placeOfStore, type Store } from './nearestStores.ts'

/** A chosen point: a coordinate and its name. */
export type StorePoint = RouteEnd

export interface StoreLocatorOptions extends Pick<NearestOptions, 'radius' | 'limit'> {
  /** The stores, or a function that loads them: it is called once, again by `retry`, and whenever the function changes. */
  readonly stores: readonly Store[] | ((signal: AbortSignal) => Promise<readonly Store[]>)
  /** The outline of the zone that the app serves, as GeoJSON: only the stores inside are listed, and the locator says if the point is. */
  readonly inside?: Outline | undefined
  /** The point from which distances are measured, when the app controls it; `null` for none. */
  readonly point?: StorePoint | null | undefined
  /** The initial point. Default: none. */
  readonly defaultPoint?: StorePoint | null | undefined
  /** Called with the chosen point; `null` for none. */
  readonly onPointChange?: ((point: StorePoint | null) => void) | undefined
}

export interface StoreLocatorState {
  /** `empty`: there are no stores, or none near enough or in the zone. */
  readonly status: 'loading' | 'ready' | 'empty' | 'error'
  /** The stores as places, the nearest first; `undefined` while they are loading, and when that failed. */
  readonly places: readonly Place[] | undefined
  /** The error of the app's function. */
  readonly error: unknown
  readonly point: StorePoint | null
  /** True if the point is in the zone of `inside`, false if it is not; undefined without a point or a zone. */
  readonly isInside: boolean | undefined
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
export function useStoreLocator(options: StoreLocatorOptions): StoreLocatorState {
  const { stores, radius, limit, inside } = options
  const [point, setPoint] = useControllableState<StorePoint | null>({
    value: options.point,
    defaultValue: options.defaultPoint ?? null,
    onChange: options.onPointChange,
  })
  const load = typeof stores === 'function' ? stores : undefined
  const loaded = useQuery({
    queryKey: ['signpost-stores', page, load && idOf(load)],
    queryFn: async ({ signal }) => (load ? load(signal) : []),
    enabled: load !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    networkMode: 'always',
  })
  const hasFailed = loaded.isError
  const list = typeof stores !== 'function' ? stores : hasFailed ? undefined : loaded.data
  const all = useMemo(
    () =>
      list
        ?.map(placeOfStore)
        .filter(({ coordinate }) => !inside || (coordinate && isInside(inside, coordinate))),
    [list, inside],
  )
  const { latitude, longitude } = point?.coordinate ?? {}
  const places = useMemo(() => {
    const from =
      latitude === undefined || longitude === undefined ? undefined : { latitude, longitude }
    return all && nearestStores(all, { point: from, radius, limit })
  }, [all, latitude, longitude, radius, limit])
  return {
    status: hasFailed ? 'error' : !places ? 'loading' : places.length > 0 ? 'ready' : 'empty',
    places,
    error: loaded.error ?? undefined,
    point,
    isInside: inside && point?.coordinate && isInside(inside, point.coordinate),
    setPoint,
    retry: () => void loaded.refetch(),
  }
}

/** The stores of another page, whose functions had the same numbers, may be in a persisted cache. */
const page = Math.random()

const ids = new WeakMap<object, number>()
let count = 0

/** The number of a function, by which its stores are cached. */
function idOf(load: object): number {
  const id = ids.get(load) ?? ++count
  ids.set(load, id)
  return id
}
