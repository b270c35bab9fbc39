import type { LayerSpecification, StyleSpecification } from '@maplibre/maplibre-gl-style-spec'
import { DEEPEST_TILE } from '../TileSource.ts'
import { areas, OVERVIEW_TILE } from './areas.ts'
import { linearZoom } from './expressions.ts'
import { labels } from './labels.ts'
import { dark, light, type Palette } from './palette.ts'
import { roads } from './roads.ts'

export type Scheme = 'light' | 'dark'

/** The attribution that must be visible on every map of the data. */
const ATTRIBUTION =
  '<a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener noreferrer">© OpenStreetMap contributors</a>'

/**
 * A MapLibre style that needs nothing but the tiles: no glyphs and no sprite. `tiles` is the absolute URL template of a tile, with `{z}`, `{x}` and
 * `{y}`. Names are in `language`, in two or three letters, where the data has them, and local elsewhere.
 */
export function createStyle(scheme: Scheme, tiles: string, language?: string): StyleSpecification {
  const palette = scheme === 'dark' ? dark : light
  return {
    version: 8,
    name: scheme === 'dark' ? 'Signpost dark' : 'Signpost light',
    sources: {
      overview: { type: 'vector', tiles: [tiles], minzoom: OVERVIEW_TILE, maxzoom: OVERVIEW_TILE },
      signpost: {
        type: 'vector',
        tiles: [tiles],
        minzoom: 0,
        maxzoom: DEEPEST_TILE,
        attribution: ATTRIBUTION,
      },
    },
    layers: [
      ...areas(palette),
      ...borders(palette),
      ...roads(palette),
      ...labels(palette, language),
    ],
  }
}

/** The borders of countries. */
function borders(palette: Palette): LayerSpecification[] {
  return [
    {
      id: 'borders',
      type: 'line',
      source: 'signpost',
      'source-layer': 'boundary',
      layout: { 'line-join': 'round' },
      paint: {
        'line-color': palette.border,
        'line-width': linearZoom([1, 0.5], [8, 1.4]),
        'line-dasharray': [4, 2],
        'line-opacity': 0.7,
      },
    },
  ]
}
