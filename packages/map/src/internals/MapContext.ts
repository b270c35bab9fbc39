// MapLibre's declarations take GeoJSON's as global, and do not name them.
/// <reference types="geojson" preserve="true" />
'use client'

import type * as library from 'maplibre-gl'
import type { Map as MapLibreMap, MapMouseEvent } from 'maplibre-gl'
import { type Context, createContext, useContext } from 'react'

/** The MapLibre library, which an app may load itself and pass in. */
export type MapLibre = typeof library

export type { MapLibreMap }

/** The context for everything on a map. */
interface MapContextValue {
  readonly map: MapLibreMap
  readonly scheme: 'light' | 'dark'
  /** The element for content at a coordinate. */
  readonly overlay: HTMLElement
  /** The functions that are asked about each click. A click that one of them takes is no click on the map itself. */
  readonly clickTakers: Set<TakesClick>
}

/** Returns true for a click that it takes. */
export type TakesClick = (event: MapMouseEvent) => boolean

export const MapContext: Context<MapContextValue | undefined> = createContext<
  MapContextValue | undefined
>(undefined)

/** The map above, and whether it is light or dark. */
export function useMapContext(): MapContextValue {
  const context = useContext(MapContext)
  if (context === undefined) {
    throw new Error(
      'There is no MapView above this component, so it has no map to draw on. Put it inside <MapView>…</MapView>, or give that your own map: <MapView map={map}>.',
    )
  }
  return context
}

/**
 * The MapLibre map of the `MapView` above, to add layers, sources and listeners. The children of `MapView` are rendered only while
 * there is a map.
 *
 * @example
 * ```tsx
 * function North() {
 *   const map = useMap()
 *   return <button type="button" onClick={() => map.resetNorth()}>North</button>
 * }
 * ```
 */
export function useMap(): MapLibreMap {
  return useMapContext().map
}
