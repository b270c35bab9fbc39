'use client'

import type { Coordinate } from '@signpost/client'
import { isCoordinate } from '@signpost/client/domain'
import { useEffect } from 'react'
import type { MapLibreMap } from '../internals/MapContext.ts'

const name = 'signpost-selected'
/** The size of a selected pin, plus a small margin, in pixels. */
const [width, height] = [36, 48]

/**
 * Keeps the labels of any map style away from a pin: an invisible symbol reserves its space, and MapLibre places labels elsewhere. The
 * symbol is added again when the style changes.
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
      // MapLibre places the labels of the last layer first.
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
      // A removed map has no style.
      if (map.getStyle() === undefined || !map.getLayer(name)) return
      map.removeLayer(name)
      map.removeSource(name)
    }
  }, [map, latitude, longitude])
}
