'use client'

import type { Outline } from '@signpost/client'
import { polygonsOf } from '@signpost/client/domain'
import type { GeoJSONSource } from 'maplibre-gl'
import { useId, useLayoutEffect, useMemo } from 'react'
import { useMapContext } from '../internals/MapContext.ts'

export interface OutlineLayerProps {
  /** The outline to draw: a GeoJSON polygon, multipolygon or feature. */
  readonly outline: Outline
}

/**
 * The outline of an area on the surrounding map, below its labels. It does not move the map.
 *
 * @example
 * ```tsx
 * <MapView>
 *   <OutlineLayer outline={{ type: 'Polygon', coordinates: [[[0, 0], [1, 0], [1, 1]]] }} />
 * </MapView>
 * ```
 */
export function OutlineLayer({ outline }: OutlineLayerProps): null {
  const { map, scheme } = useMapContext()
  const id = `signpost-outline-${useId()}`
  const area = useMemo(
    () => ({
      type: 'Feature' as const,
      properties: {},
      geometry: { type: 'MultiPolygon' as const, coordinates: polygonsOf(outline).map(closed) },
    }),
    [outline],
  )
  useLayoutEffect(() => {
    const color = scheme === 'dark' ? '#64b1ff' : '#0b6bcb'
    const add = (): void => {
      const style = map.getStyle()
      if (style === undefined || map.getSource(id)) return
      const above = style.layers.find(({ type }) => type === 'symbol')?.id
      const [fill, line] = layersOf(id)
      map.addSource(id, { type: 'geojson', data: area })
      const paint = { 'fill-color': color, 'fill-opacity': 0.08 }
      map.addLayer({ id: fill, type: 'fill', source: id, paint }, above)
      const stroke = { 'line-color': color, 'line-width': 2 }
      map.addLayer({ id: line, type: 'line', source: id, paint: stroke }, above)
    }
    add()
    // A style change by diff fires `styledata`, and removes unknown layers.
    const subscription = map.on('styledata', add)
    return () => {
      subscription.unsubscribe()
      if (map.getStyle() === undefined) return
      for (const layer of layersOf(id)) if (map.getLayer(layer)) map.removeLayer(layer)
      if (map.getSource<GeoJSONSource>(id)) map.removeSource(id)
    }
  }, [map, scheme, id, area])
  return null
}

function layersOf(id: string): readonly [fill: string, line: string] {
  return [`${id}-fill`, `${id}-line`]
}

/** The rings of a polygon, each with its first point again at the end, as MapLibre needs it. */
function closed(rings: readonly (readonly (readonly number[])[])[]): number[][][] {
  return rings.map((ring) => [...ring, ...ring.slice(0, 1)].map((position) => [...position]))
}
