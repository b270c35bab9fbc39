import type { Bounds, Coordinate } from '@signpost/client'
import { routeBounds } from '@signpost/client/domain'
import { useMap } from '@signpost/map'
import { useEffect } from 'react'

/** Moves the map to where all these points are. */
export function Follow({ points }: { readonly points: readonly Coordinate[] }) {
  const map = useMap()
  const bounds = routeBounds(points.map(({ longitude, latitude }) => [longitude, latitude]))
  const shown = JSON.stringify(bounds ?? null)
  useEffect(() => {
    const box: Bounds | null = JSON.parse(shown)
    if (box === null) return
    // The panel that came with them has made the map smaller.
    map.resize()
    map.fitBounds([box.west, box.south, box.east, box.north], { padding: 64, maxZoom: 16 })
  }, [map, shown])
  return null
}
