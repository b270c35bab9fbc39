'use client'

import { type Context, createContext, useContext } from 'react'
import type { MapLibreMap } from './MapLibre.ts'

/** The context for everything on a map. */
export interface MapContextValue {
  readonly map: MapLibreMap
  readonly scheme: 'light' | 'dark'
  /** The element for content at a coordinate. */
  readonly overlay: HTMLElement
}

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
