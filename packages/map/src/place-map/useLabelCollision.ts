'use client'

import type { Coordinate } from '@signpost/client'
import { isCoordinate } from '@signpost/client/domain'
import { useEffect } from 'react'
import type { MapLibreMap } from '../internals/MapContext.ts'

const name = 'signpost-selected'
/** The size of a selected pin and a little more, in pixels. */
const [width, height] = [36, 48]

/**
 * Keeps the labels of a map, whatever its style, from a pin: an invisible symbol has its space, and labels are placed where there is none. It is
 * added again when the map gets another style.
 */
export function useLabelCollision(map: MapLibreMap, coordinate: Coordinate | undefined): void {
  const { latitude, longitude } = coordinate && isCoordinate(coordinate) ? coordinate : {}
  useEffect(() => {
    if (latitude === undefined || longitude === undefined) return
    const add = (): void => {
      if (map.getStyle() === undefined || map.getLayer(name)) return
      if (!map.hasImage(name))
        map.addImage(name, { width, height, data: new Uint8Array(width * height * 4) })
      map.addSource(name, {
        type: 'geojson',
        data: { type: 'Point', coordinates: [longitude, latitude] },
      })
      // The last layer is placed first.
      map.addLayer({
        id: name,
        type: 'symbol',
        source: name,
        layout: {
          'icon-image': name,
          'icon-anchor': 'bottom',
          'icon-offset': [0, 6],
          'icon-allow-overlap': true,
        },
      })
    }
    add()
    const changed = map.on('styledata', add)
    return () => {
      changed.unsubscribe()
      // A map that was removed has no style.
      if (map.getStyle() === undefined || !map.getLayer(name)) return
      map.removeLayer(name)
      map.removeSource(name)
    }
  }, [map, latitude, longitude])
}
