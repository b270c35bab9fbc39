'use client'

import type { Bounds, Coordinate, Place } from '@signpost/client'
import { isCoordinate, isWithin, routeBounds } from '@signpost/client/domain'
import { useEffect, useMemo, useState } from 'react'
import { type MapPoint, northing, readBounds, toPoint } from '../internals/camera.ts'
import { useMap } from '../internals/MapContext.ts'

/** A marker: a place, or several that are too close together to be shown separately. */
export interface Marker {
  /** The place, or the first one. */
  readonly place: Place
  readonly coordinate: Coordinate
  readonly count: number
  /** The bounds of several places. */
  readonly bounds?: Bounds | undefined
}

/** The distance within which a marker absorbs other places, in pixels. */
const reach = 64

/** The zoom from which every place has its own marker. */
const apart = 18

/** A marker with the places that it has absorbed. Its position is in units of `reach`, from the north-west corner of the map. */
interface Group {
  readonly marker: Marker
  readonly points: MapPoint[]
  readonly x: number
  readonly y: number
  readonly index: number
}

/**
 * Clusters many places at a zoom. Each marker absorbs the later places near it that no earlier marker has absorbed, so the markers keep the
 * order of the list, and any two are at least `reach` apart. Each place is compared only with the markers in its own grid square and the
 * adjacent ones.
 */
export function clusterPlaces(places: readonly Place[], zoom: number): Marker[] {
  const markers = singlePlaces(places)
  if (zoom >= apart) return markers
  const size = (512 * 2 ** Math.floor(zoom)) / reach
  const groups: Group[] = []
  const squares = new Map<string, Group[]>()
  for (const marker of markers) {
    const point = toPoint(marker.coordinate)
    const x = (0.5 + point[0] / 360) * size
    const y = (0.5 - northing(point[1]) / 360) * size
    const square = (east: number, south: number): string =>
      `${Math.floor(x) + east},${Math.floor(y) + south}`
    const group = around
      .flatMap(([east, south]) => squares.get(square(east, south)) ?? [])
      .filter((other) => Math.hypot(other.x - x, other.y - y) <= 1)
      .sort((a, b) => a.index - b.index)[0]
    if (group) group.points.push(point)
    else {
      const own = { marker, points: [point], x, y, index: groups.length }
      groups.push(own)
      squares.set(square(0, 0), [...(squares.get(square(0, 0)) ?? []), own])
    }
  }
  return groups.map(({ marker, points }) =>
    points.length > 1 ? { ...marker, count: points.length, bounds: routeBounds(points) } : marker,
  )
}

const around = [-1, 0, 1].flatMap((east) => [-1, 0, 1].map((south) => [east, south] as const))

/** Returns a marker for each place with a coordinate, in the order of the list. */
export function singlePlaces(places: readonly Place[]): Marker[] {
  return places.flatMap((place) => {
    const { coordinate } = place
    return coordinate && isCoordinate(coordinate) ? [{ place, coordinate, count: 1 }] : []
  })
}

/** The number of places above which nearby ones share a marker. */
const mostMarkers = 300

/** Returns the markers to render: one for each place or, for very many places, those of the visible area, clustered. */
export function usePlaceClusters(places: readonly Place[]): readonly Marker[] {
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
