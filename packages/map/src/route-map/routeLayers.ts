import type { CircleLayerSpecification, LineLayerSpecification } from 'maplibre-gl'

export type RouteLayerSpecification = CircleLayerSpecification | LineLayerSpecification

/** The colours of a route, as MapLibre reads them. */
export interface RouteColors {
  readonly line: string
  readonly casing: string
  readonly passed: string
  readonly active: string
}

/** The layers of a route, from below. Their sources are named as the parts of its shape, after `prefix`. */
export function routeLayers(prefix: string, colors: RouteColors): RouteLayerSpecification[] {
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
