import type {
  FillLayerSpecification,
  FilterSpecification,
  LayerSpecification,
} from '@maplibre/maplibre-gl-style-spec'
import { kinds, linearZoom } from './expressions.ts'
import type { Palette } from './palette.ts'

/** The zoom of the overview tiles. One or two of them cover a city and its surroundings. */
export const OVERVIEW_TILE = 5

/** The areas below the roads: land, vegetation, water and buildings. */
export function areas(palette: Palette): LayerSpecification[] {
  return [
    // Before a tile is loaded, the map shows land and the rough coastline of the overview, instead of sea.
    { id: 'ground', type: 'background', paint: { 'background-color': palette.land } },
    overview('overview-sea', palette.water, kinds('ocean')),
    overview('overview-land', palette.land, ['!', ['has', 'kind']]),
    { ...fill('sea', 'land', palette.water), filter: kinds('ocean') },
    // Around a mapped region, the rough coastline of the world is replaced by that of the region.
    { ...fill('land', 'land', palette.land), filter: ['!', ['has', 'kind']] },
    { ...fill('region-sea', 'land', palette.water), filter: kinds('sea') },
    { ...fill('region-land', 'land', palette.land), filter: kinds('shore') },
    landuse('grounds', palette.ground, 'hospital', 'school', 'airport'),
    landuse('industrial', palette.industrial, 'industrial'),
    landuse('parks', palette.park, 'park', 'grass', 'cemetery', 'wetland'),
    landuse('woods', palette.wood, 'wood'),
    landuse('sand', palette.sand, 'sand'),
    landuse('pitches', palette.pitch, 'pitch'),
    landuse('plazas', palette.plaza, 'plaza'),
    fill('water', 'water', palette.water),
    {
      id: 'waterways',
      type: 'line',
      source: 'signpost',
      'source-layer': 'waterway',
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: {
        'line-color': palette.water,
        'line-width': ['match', ['get', 'kind'], 'river', 2, 1],
      },
    },
    {
      id: 'runways',
      type: 'line',
      source: 'signpost',
      'source-layer': 'aeroway',
      paint: {
        'line-color': palette.runway,
        'line-width': [
          'interpolate',
          ['exponential', 1.8],
          ['zoom'],
          11,
          ['match', ['get', 'kind'], 'runway', 2, 0.5],
          16,
          ['match', ['get', 'kind'], 'runway', 40, 12],
        ],
      },
    },
    {
      ...fill('buildings', 'building', palette.building),
      minzoom: 14,
      paint: {
        'fill-color': palette.building,
        'fill-outline-color': palette.buildingEdge,
        'fill-opacity': linearZoom([14, 0], [15, 1]),
      },
    },
  ]
}

function fill(id: string, layer: string, color: string): FillLayerSpecification {
  return {
    id,
    type: 'fill',
    source: 'signpost',
    'source-layer': layer,
    paint: { 'fill-color': color },
  }
}

/** A layer of the overview tiles, which are always loaded. It is below all detailed layers. */
function overview(id: string, color: string, filter: FilterSpecification): FillLayerSpecification {
  return { ...fill(id, 'land', color), source: 'overview', minzoom: OVERVIEW_TILE, filter }
}

function landuse(id: string, color: string, ...names: string[]): FillLayerSpecification {
  return { ...fill(id, 'landuse', color), filter: kinds(...names) }
}
