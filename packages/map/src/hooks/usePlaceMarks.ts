'use client'

import type { Place } from '@signpost/client'
import { useEffect, useMemo, useState } from 'react'
import { marksOf, type PlaceMark } from '../domain/placeMarks.ts'
import type { PlaceClusters } from '../engine/clusterPlaces.ts'
import { readBounds } from '../engine/readCamera.ts'
import { useMap } from './useMap.ts'

/** With more places than this, those that lie close together share a marker. */
const mostMarkers = 300

/** The markers to show: one a place, or, of very many, those of what the map shows, with clusters. */
export function usePlaceMarks(places: readonly Place[]): readonly PlaceMark[] {
  const map = useMap()
  const isMany = places.length > mostMarkers
  const all = useMemo(() => (isMany ? [] : marksOf(places)), [places, isMany])
  const [clusters, setClusters] = useState<{ readonly of: PlaceClusters }>()
  const [seen, setSeen] = useState<readonly PlaceMark[]>([])

  useEffect(() => {
    if (!isMany) return
    let isCurrent = true
    import('../engine/clusterPlaces.ts').then(
      ({ clusterPlaces }) => isCurrent && setClusters({ of: clusterPlaces(places) }),
      // Without its module there are no markers; the list has all places.
      () => {},
    )
    return () => {
      isCurrent = false
      setClusters(undefined)
    }
  }, [places, isMany])

  useEffect(() => {
    if (clusters === undefined) return
    const look = (): void => setSeen(clusters.of(readBounds(map), map.getZoom()))
    look()
    const moved = map.on('moveend', look)
    return () => {
      moved.unsubscribe()
      setSeen([])
    }
  }, [map, clusters])
  return isMany ? seen : all
}
