'use client'

import type { Bounds, Coordinate, Place } from '@signpost/client'
import { useEffect, useMemo, useState } from 'react'
import { readBounds } from '../internals/readCamera.ts'
import { useMap } from '../internals/useMap.ts'
import { clusterPlaces } from './clusterPlaces.ts'
import { marksOf, type PlaceMark } from './placeMarks.ts'

/** With more places than this, those that lie close together share a marker. */
const mostMarkers = 300

/** The markers to render: one for each place or, for very many places, those in the visible part, with clusters. */
export function usePlaceMarks(places: readonly Place[]): readonly PlaceMark[] {
  const map = useMap()
  const isMany = places.length > mostMarkers
  const readView = () => ({ zoom: Math.floor(map.getZoom()), bounds: readBounds(map) })
  const [{ zoom, bounds }, setView] = useState(readView)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is looked at is the map.
  useEffect(() => {
    if (!isMany) return
    setView(readView())
    const moved = map.on('moveend', () => setView(readView()))
    return () => moved.unsubscribe()
  }, [map, isMany])
  const marks = useMemo(
    () => (isMany ? clusterPlaces(places, zoom) : marksOf(places)),
    [places, isMany, zoom],
  )
  return useMemo(
    () => (isMany ? marks.filter(({ coordinate }) => isWithin(coordinate, bounds)) : marks),
    [marks, isMany, bounds],
  )
}

function isWithin({ latitude, longitude }: Coordinate, bounds: Bounds): boolean {
  const { north, south, west, east } = bounds
  if (latitude < south || latitude > north) return false
  // A box over the 180th meridian begins east of where it ends.
  return west <= east
    ? west <= longitude && longitude <= east
    : west <= longitude || longitude <= east
}
