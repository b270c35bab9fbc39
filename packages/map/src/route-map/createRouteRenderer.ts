import type { CircleLayerSpecification, GeoJSONSource, LineLayerSpecification } from 'maplibre-gl'
import type { MapLibreMap } from '../internals/MapContext.ts'
import type { RouteShape } from './routeShape.ts'

/** The colors of a route, in MapLibre's syntax. */
export interface RouteColors {
  readonly line: string
  readonly casing: string
  readonly passed: string
  readonly active: string
}

export interface RouteRenderer {
  /** Draws the parts that have changed; a part that is the same object as before is skipped. */
  readonly draw: (shape: RouteShape, colors: RouteColors) => void
  readonly remove: () => void
}

const parts = ['gaps', 'line', 'passed', 'active', 'points'] as const

let count = 0

/**
 * Draws a route on a map, below its labels. The route is added again when the map's style changes, or when its lost context is restored.
 */
export function createRouteRenderer(
  map: MapLibreMap,
  onPoint: (index: number) => void,
): RouteRenderer {
  const prefix = `signpost-route-${++count}`
  let drawn: { readonly shape: RouteShape; readonly colors: RouteColors } | undefined

  /** Adds the missing layers. Empty parts get no layer, because MapLibre would still cut them into tiles. */
  const add = (): void => {
    if (drawn === undefined) return
    const { shape, colors } = drawn
    const sources = parts.filter(
      (part) => !map.getSource(`${prefix}-${part}`) && hasContent(shape[part]),
    )
    if (sources.length === 0) return
    const style = map.getStyle()
    if (style === undefined) return
    for (const part of sources) {
      map.addSource(`${prefix}-${part}`, { type: 'geojson', data: shape[part] })
    }
    let above = style.layers.find(({ type }) => type === 'symbol')?.id
    for (const layer of routeLayers(prefix, colors).reverse()) {
      if (!map.getLayer(layer.id) && map.getSource(layer.source)) map.addLayer(layer, above)
      if (map.getLayer(layer.id)) above = layer.id
    }
  }
  const recolor = (colors: RouteColors): void => {
    for (const layer of routeLayers(prefix, colors)) {
      if (!map.getLayer(layer.id)) continue
      if (layer.type === 'line') {
        map.setPaintProperty(layer.id, 'line-color', layer.paint?.['line-color'])
      } else {
        map.setPaintProperty(layer.id, 'circle-color', layer.paint?.['circle-color'])
        map.setPaintProperty(layer.id, 'circle-stroke-color', layer.paint?.['circle-stroke-color'])
      }
    }
  }
  const subscriptions = [
    // A style change by diff fires `styledata`, and removes unknown layers.
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
      if (before !== undefined) {
        for (const part of parts) {
          if (before.shape[part] === shape[part]) continue
          void map.getSource<GeoJSONSource>(`${prefix}-${part}`)?.setData(shape[part])
        }
        if (before.colors !== colors) recolor(colors)
      }
      add()
    },
    remove: () => {
      for (const subscription of subscriptions) subscription.unsubscribe()
      // A map without a style has no layers left.
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

function hasContent(part: RouteShape[keyof RouteShape]): boolean {
  return (part.type === 'Feature' ? part.geometry.coordinates : part.features).length > 0
}

/** Returns the layers of a route, from bottom to top. The names of their sources are `prefix` and the part of the shape. */
function routeLayers(
  prefix: string,
  colors: RouteColors,
): (CircleLayerSpecification | LineLayerSpecification)[] {
  const line = (
    part: string,
    source: string,
    color: string,
    width: readonly [far: number, near: number],
  ): LineLayerSpecification => ({
    id: `${prefix}-${part}`,
    type: 'line',
    source: `${prefix}-${source}`,
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: {
      'line-color': color,
      'line-width': ['interpolate', ['linear'], ['zoom'], 8, width[0], 17, width[1]],
    },
  })
  const gaps = line('gaps', 'gaps', colors.line, [3, 6])
  return [
    { ...gaps, paint: { ...gaps.paint, 'line-dasharray': [0, 1.8] } },
    line('casing', 'line', colors.casing, [5.5, 13]),
    line('line', 'line', colors.line, [3.5, 9]),
    line('passed', 'passed', colors.passed, [3.5, 9]),
    line('active', 'active', colors.active, [4.5, 10]),
    {
      id: `${prefix}-points`,
      type: 'circle',
      source: `${prefix}-points`,
      minzoom: 12,
      paint: {
        'circle-radius': ['interpolate', ['linear'], ['zoom'], 12, 2.5, 17, 6],
        'circle-color': colors.casing,
        'circle-stroke-color': colors.line,
        'circle-stroke-width': 2,
      },
    },
  ]
}
