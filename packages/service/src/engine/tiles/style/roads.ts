import type {
  ExpressionSpecification,
  LayerSpecification,
  LineLayerSpecification,
} from '@maplibre/maplibre-gl-style-spec'
import { exponentialZoom, kinds } from './expressions.ts'
import type { Palette } from './palette.ts'

interface RoadClass {
  id: string
  kinds: readonly string[]
  color: keyof Palette & ('motorway' | 'main' | 'street')
  width: ExpressionSpecification
  /** The first zoom at which the road has an edge. */
  edgeFrom: number
}

/** Roads for vehicles, from the least to the most important, which is drawn on top. */
const classes: readonly RoadClass[] = [
  {
    id: 'service',
    kinds: ['service'],
    color: 'street',
    width: exponentialZoom([14, 0.6], [16, 3], [20, 16]),
    edgeFrom: 15.5,
  },
  {
    id: 'minor',
    kinds: ['minor', 'pedestrian'],
    color: 'street',
    width: exponentialZoom([12, 0.5], [14, 2], [16, 7], [20, 36]),
    edgeFrom: 13.5,
  },
  {
    id: 'tertiary',
    kinds: ['tertiary'],
    color: 'street',
    width: exponentialZoom([11, 0.7], [14, 3.2], [16, 9], [20, 44]),
    edgeFrom: 13,
  },
  {
    id: 'secondary',
    kinds: ['secondary'],
    color: 'main',
    width: exponentialZoom([10, 0.8], [14, 4], [16, 11], [20, 52]),
    edgeFrom: 12,
  },
  {
    id: 'primary',
    kinds: ['primary'],
    color: 'main',
    width: exponentialZoom([8, 0.7], [12, 2.6], [14, 5], [16, 13], [20, 60]),
    edgeFrom: 11,
  },
  {
    id: 'motorway',
    kinds: ['trunk', 'motorway'],
    color: 'motorway',
    width: exponentialZoom([5, 0.6], [10, 1.8], [14, 5.5], [16, 14], [20, 64]),
    edgeFrom: 9,
  },
]

/** The edges of all roads, then the roads. Paths, rails and ferries are thin lines. */
export function roads(palette: Palette): LayerSpecification[] {
  return [
    {
      ...line('paths', ['path', 'pier']),
      minzoom: 14,
      paint: {
        'line-color': palette.path,
        'line-width': exponentialZoom([14, 0.6], [17, 1.6], [20, 4]),
        'line-dasharray': [2, 1.5],
      },
    },
    {
      ...line('ferries', ['ferry']),
      paint: { 'line-color': palette.labelWater, 'line-opacity': 0.5, 'line-dasharray': [4, 3] },
    },
    ...classes.map((road) => edge(road, palette)),
    {
      ...line('rails', ['rail']),
      paint: {
        'line-color': palette.rail,
        'line-width': exponentialZoom([10, 0.5], [14, 1], [18, 3]),
      },
    },
    ...classes.map((road) => surface(road, palette)),
  ]
}

function edge({ id, kinds, width, edgeFrom }: RoadClass, palette: Palette): LineLayerSpecification {
  return {
    ...line(`${id}-edge`, kinds),
    minzoom: edgeFrom,
    paint: {
      'line-color': palette.casing,
      'line-gap-width': width,
      'line-width': exponentialZoom([12, 0.5], [16, 1], [20, 2]),
    },
  }
}

function surface({ id, kinds, color, width }: RoadClass, palette: Palette): LineLayerSpecification {
  return {
    ...line(id, kinds),
    paint: {
      'line-color': palette[color],
      'line-width': width,
      'line-opacity': ['case', ['has', 'tunnel'], 0.5, 1],
    },
  }
}

function line(id: string, names: readonly string[]): LineLayerSpecification {
  return {
    id: `road-${id}`,
    type: 'line',
    source: 'signpost',
    'source-layer': 'road',
    filter: kinds(...names),
    layout: { 'line-cap': 'round', 'line-join': 'round' },
  }
}
