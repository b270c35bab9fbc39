'use client'

import { type Context, createContext } from 'react'
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
