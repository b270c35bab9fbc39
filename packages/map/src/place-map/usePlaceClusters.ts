'use client'

import type { Bounds, Coordinate, Place } from '@signpost/client'
import { isCoordinate, isWithin, routeBounds } from '@signpost/client/domain'
import { useEffect, useMemo, useState } from 'react'
import { readBounds, toPoint } from '../internals/camera.ts'
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

/** The distance within which a marker absorbs others, in pixels. */
const reach = 64

/** The zoom from which every place has its own marker. */
const apart = 18

/** A position in units of `reach`, from the north-west corner of the map. */
interface Point {
  readonly spot: Marker
  readonly x: number
  readonly y: number
}

/**
 * Markers for many places at a zoom. Each in turn absorbs the remaining ones close to it, so they stay in the order of their list, and no
 * two markers are closer than that; it searches only its own square and the adjacent ones.
 */
export function clusterPlaces(places: readonly Place[], zoom: number): Marker[] {
  const spots = singlePlaces(places)
  if (zoom >= apart) return spots
  const points = spots.map((spot) => pointOf(spot, (512 * 2 ** Math.floor(zoom)) / reach))
  const squares = new Map<string, Point[]>()
  for (const point of points) {
    const key = squareOf(point, 0, 0)
    const square = squares.get(key)
    if (square) square.push(point)
    else squares.set(key, [point])
  }
  const taken = new Set<Point>()
  const takeAround = (point: Point): Marker[] =>
    around.flatMap(([east, south]) => {
      const square = squares.get(squareOf(point, east, south)) ?? []
      const near = square.filter(
        (other) => !taken.has(other) && Math.hypot(other.x - point.x, other.y - point.y) <= 1,
      )
      for (const other of near) taken.add(other)
      return near.map(({ spot }) => spot)
    })
  return points.flatMap((point) => {
    if (taken.has(point)) return []
    const gathered = takeAround(point).map(({ coordinate }) => toPoint(coordinate))
    const count = gathered.length
    return count > 1 ? { ...point.spot, count, bounds: routeBounds(gathered) } : point.spot
  })
}

/** A marker for each place that has a coordinate, in the order of the list. */
export function singlePlaces(places: readonly Place[]): Marker[] {
  return places.flatMap((place) => {
    const { coordinate } = place
    return coordinate && isCoordinate(coordinate) ? [{ place, coordinate, count: 1 }] : []
  })
}

const around = [-1, 0, 1].flatMap((east) => [-1, 0, 1].map((south) => [east, south] as const))

function pointOf(spot: Marker, size: number): Point {
  const { latitude, longitude } = spot.coordinate
  const north = Math.asinh(Math.tan((latitude * Math.PI) / 180)) / Math.PI
  return { spot, x: ((longitude + 180) / 360) * size, y: ((1 - north) / 2) * size }
}

function squareOf({ x, y }: Point, east: number, south: number): string {
  return `${Math.floor(x) + east},${Math.floor(y) + south}`
}

/** With more places than this, those that lie close together share a marker. */
const mostMarkers = 300

/** The markers to render: one for each place or, for very many places, those in the visible part, with clusters. */
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
