import type { GeoJSONSource } from 'maplibre-gl'
import type { MapLibreMap } from '../internals/MapLibre.ts'
import { type RouteColors, routeLayers } from './routeLayers.ts'
import type { RouteShape } from './routeShape.ts'

export interface RouteRenderer {
  /** Draws the changes: a part that is the same object as before is not drawn again. */
  readonly draw: (shape: RouteShape, colors: RouteColors) => void
  readonly remove: () => void
}

const parts = ['line', 'passed', 'active', 'points'] as const

let count = 0

/** A route on a map, below its labels. It is there again when the map gets another style, or its lost context back. */
export function createRouteRenderer(
  map: MapLibreMap,
  onPoint: (index: number) => void,
): RouteRenderer {
  const prefix = `signpost-route-${++count}`
  let drawn: { readonly shape: RouteShape; readonly colors: RouteColors } | undefined

  const add = (): void => {
    if (drawn === undefined || map.getLayer(`${prefix}-points`)) return
    const style = map.getStyle()
    if (style === undefined) return
    const firstLabel = style.layers.find(({ type }) => type === 'symbol')?.id
    for (const part of parts) {
      const id = `${prefix}-${part}`
      if (!map.getSource(id)) map.addSource(id, { type: 'geojson', data: drawn.shape[part] })
    }
    for (const layer of routeLayers(prefix, drawn.colors)) map.addLayer(layer, firstLabel)
  }
  const recolor = (colors: RouteColors): void => {
    for (const layer of routeLayers(prefix, colors)) {
      if (!map.getLayer(layer.id)) continue
      if (layer.type === 'line') {
        map.setPaintProperty(layer.id, 'line-color', layer.paint?.['line-color'])
      } else if (layer.type === 'circle') {
        map.setPaintProperty(layer.id, 'circle-color', layer.paint?.['circle-color'])
        map.setPaintProperty(layer.id, 'circle-stroke-color', layer.paint?.['circle-stroke-color'])
      }
    }
  }
  const subscriptions = [
    // Also when a style is changed into another, which takes along what it does not know.
    map.on('styledata', add),
    map.on('click', `${prefix}-points`, ({ features }) => {
      const index: unknown = features?.[0]?.properties.index
      if (typeof index === 'number') onPoint(index)
    }),
  ]

  return {
    draw: (shape, colors) => {
      const before = drawn
      drawn = { shape, colors }
      if (before === undefined) return add()
      for (const part of parts) {
        if (before.shape[part] === shape[part]) continue
        void map.getSource<GeoJSONSource>(`${prefix}-${part}`)?.setData(shape[part])
      }
      if (before.colors !== colors) recolor(colors)
    },
    remove: () => {
      for (const subscription of subscriptions) subscription.unsubscribe()
      // A map without a style has lost its layers already.
      if (drawn === undefined || map.getStyle() === undefined) return
      for (const { id } of routeLayers(prefix, drawn.colors)) {
        if (map.getLayer(id)) map.removeLayer(id)
      }
      for (const part of parts) {
        if (map.getSource(`${prefix}-${part}`)) map.removeSource(`${prefix}-${part}`)
      }
    },
  }
}
