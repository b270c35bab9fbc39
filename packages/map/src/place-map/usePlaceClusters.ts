'use client'

import type { Place } from '@signpost/client'
import { isWithin } from '@signpost/client/domain'
import { useEffect, useMemo, useState } from 'react'
import { readBounds } from '../internals/readCamera.ts'
import { useMap } from '../internals/useMap.ts'
import { clusterPlaces, type PlaceOrCluster, singlePlaces } from './clusterPlaces.ts'

/** With more places than this, those that lie close together share a marker. */
const mostMarkers = 300

/** The markers to render: one for each place or, for very many places, those in the visible part, with clusters. */
export function usePlaceClusters(places: readonly Place[]): readonly PlaceOrCluster[] {
  const map = useMap()
  const isMany = places.length > mostMarkers
  const readView = () => ({ zoom: Math.floor(map.getZoom()), bounds: readBounds(map) })
  const [{ zoom, bounds }, setView] = useState(readView)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the map is what is read.
  useEffect(() => {
    if (!isMany) return
    setView(readView())
    const moved = map.on('moveend', () => setView(readView()))
    return () => moved.unsubscribe()
  }, [map, isMany])
  const items = useMemo(
    () => (isMany ? clusterPlaces(places, zoom) : singlePlaces(places)),
    [places, isMany, zoom],
  )
  return useMemo(
    () => (isMany ? items.filter(({ coordinate }) => isWithin(bounds, coordinate)) : items),
    [items, isMany, bounds],
  )
}
