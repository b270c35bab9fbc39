'use client'

import { type Context, createContext } from 'react'
import type { MapLibreMap } from './MapLibre.ts'

/** What stands on a map knows of it. */
export interface MapContextValue {
  readonly map: MapLibreMap
  readonly scheme: 'light' | 'dark'
  /** Holds what stands at a coordinate. */
  readonly overlay: HTMLElement
}

export const MapContext: Context<MapContextValue | undefined> = createContext<
  MapContextValue | undefined
>(undefined)
