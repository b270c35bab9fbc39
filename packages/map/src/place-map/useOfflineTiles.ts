'use client'

import { useStableCallback } from '@signpost/react/internal'
import type { Tile } from 'maplibre-gl'
import { useEffect, useRef, useState } from 'react'
import type { MapLibreMap } from '../internals/MapContext.ts'

export interface OfflineTiles {
  /** True when a part of the map is missing because the browser is offline. */
  readonly isMissing: boolean
  /** Requests the missing tiles again. The return of the network does so, too. */
  readonly retry: () => void
}

/** The event of a tile that failed to load, with fields that the types of MapLibre lack. */
interface TileError {
  readonly sourceId: string
  readonly tile: Pick<Tile, 'tileID'>
}

function isTileError(event: object): event is TileError {
  return 'sourceId' in event && 'tile' in event
}

function hasLoaded(map: MapLibreMap): boolean {
  const sources = Object.entries(map.getStyle()?.sources ?? {})
  return sources.some(([id, { type }]) => type !== 'geojson' && map.isSourceLoaded(id))
}

/** Watches for tiles that fail to load while the browser is offline. A map that never had tiles reports that itself. */
export function useOfflineTiles(map: MapLibreMap): OfflineTiles {
  const [isMissing, setMissing] = useState(false)
  const failed = useRef<TileError[]>([])
  const retry = useStableCallback(() => {
    // Without their numbers, MapLibre requests no tile that has failed.
    for (const { sourceId, tile } of failed.current.splice(0)) {
      if (map.getSource(sourceId)) map.refreshTiles(sourceId, [tile.tileID.canonical])
    }
  })
  useEffect(() => {
    // The tiles may have arrived before the layer.
    let hasTiles = navigator.onLine && hasLoaded(map)
    const subscriptions = [
      map.on('error', (event) => {
        if (navigator.onLine || !hasTiles || !isTileError(event)) return
        failed.current.push(event)
        setMissing(true)
      }),
      map.on('sourcedata', ({ tile, source }) => {
        if (!tile || source.type === 'geojson') return
        hasTiles = true
        // Offline, a tile may come from the cache of the browser, while others are missing.
        if (navigator.onLine) setMissing(false)
      }),
    ]
    addEventListener('online', retry)
    return () => {
      removeEventListener('online', retry)
      for (const subscription of subscriptions) subscription.unsubscribe()
    }
  }, [map, retry])
  return { isMissing, retry }
}
