import type { LayerSpecification } from '@maplibre/maplibre-gl-style-spec'
import { evenly } from './expressions.ts'
import type { Palette } from './palette.ts'

/** Lines between countries. */
export function borders(palette: Palette): LayerSpecification[] {
  return [
    {
      id: 'borders',
      type: 'line',
      source: 'signpost',
      'source-layer': 'boundary',
      layout: { 'line-join': 'round' },
      paint: {
        'line-color': palette.border,
        'line-width': evenly([1, 0.5], [8, 1.4]),
        'line-dasharray': [4, 2],
        'line-opacity': 0.7,
      },
    },
  ]
}
