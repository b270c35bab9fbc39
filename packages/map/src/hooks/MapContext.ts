'use client'

import { type Context, createContext } from 'react'
import type { MapLibreMap } from '../engine/MapLibre.ts'

/** What stands on a map knows of it. */
export interface MapGround {
  readonly map: MapLibreMap
  readonly scheme: 'light' | 'dark'
  /** Holds what stands at a coordinate. */
  readonly overlay: HTMLElement
}

export const MapContext: Context<MapGround | undefined> = createContext<MapGround | undefined>(
  undefined,
)
