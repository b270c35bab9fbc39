import type {
  ExpressionSpecification,
  LayerSpecification,
  SymbolLayerSpecification,
} from '@maplibre/maplibre-gl-style-spec'
import { kinds, linearZoom } from './expressions.ts'
import type { Palette } from './palette.ts'

// There is no glyph server, so MapLibre draws letters with the fonts of the user's device. It reads the weight from the first name of a stack; no font has that name, so the letters come from the next one.
const system = ['system-ui', 'Segoe UI', 'Roboto', 'Helvetica Neue', 'Noto Sans', 'sans-serif']

const regular: string[] = ['Signpost Regular', ...system]
const medium: string[] = ['Signpost Medium', ...system]
const bold: string[] = ['Signpost Bold', ...system]

/** The name of a feature: in a language, if it has one, or the local one. */
function nameIn(language: string | undefined): ExpressionSpecification {
  const local: ExpressionSpecification = ['get', 'name']
  return language === undefined ? local : ['coalesce', ['get', `name:${language}`], local]
}

/** The sort rank, which is smaller for larger cities. The towns of a region come after the cities of the world. */
const rank: ExpressionSpecification = ['coalesce', ['get', 'rank'], 1000]

/** Label layers, from the least to the most important, because the last layer is placed first. Names are in the language, where they are known. */
export function labels(palette: Palette, language?: string): LayerSpecification[] {
  const name = nameIn(language)
  const halo = { 'text-halo-color': palette.halo, 'text-halo-width': 1.2 }

  const label = (
    id: string,
    layer: string,
    color: string,
    rest: Pick<SymbolLayerSpecification, 'filter' | 'layout' | 'minzoom' | 'maxzoom'>,
  ): SymbolLayerSpecification => ({
    id: `label-${id}`,
    type: 'symbol',
    source: 'signpost',
    'source-layer': layer,
    ...rest,
    layout: { 'text-field': name, 'text-font': regular, 'text-size': 12, ...rest.layout },
    paint: { 'text-color': color, ...halo },
  })

  return [
    label('housenumbers', 'housenumber', palette.labelSoft, {
      minzoom: 17,
      // Few at first: a street is read before its houses.
      layout: {
        'text-field': ['get', 'number'],
        'text-size': 10,
        'text-padding': linearZoom([17, 20], [18.5, 4]),
      },
    }),
    label('waterways', 'waterway', palette.labelWater, {
      minzoom: 13,
      layout: { 'symbol-placement': 'line', 'text-size': 11, 'text-letter-spacing': 0.1 },
    }),
    label('water', 'water', palette.labelWater, {
      layout: { 'text-size': 12, 'text-letter-spacing': 0.05, 'text-max-width': 7 },
    }),
    label('parks', 'landuse', palette.labelPark, {
      minzoom: 13,
      layout: { 'text-size': 11, 'text-max-width': 7, 'text-padding': 8 },
    }),
    label('streets', 'road', palette.labelSoft, {
      minzoom: 15,
      filter: kinds('minor', 'service', 'pedestrian', 'path'),
      layout: { 'symbol-placement': 'line', 'text-size': linearZoom([15, 10], [18, 13]) },
    }),
    ...places(palette, name, halo),
    label('main-roads', 'road', palette.label, {
      minzoom: 13,
      filter: kinds('tertiary', 'secondary', 'primary', 'trunk', 'motorway'),
      layout: { 'symbol-placement': 'line', 'text-size': linearZoom([13, 10.5], [18, 14]) },
    }),
    label('neighbourhoods', 'place', palette.labelSoft, {
      minzoom: 13,
      maxzoom: 16,
      filter: kinds('neighbourhood'),
      layout: { 'text-size': 11, 'text-letter-spacing': 0.04, 'text-max-width': 7 },
    }),
    label('suburbs', 'place', palette.labelSoft, {
      minzoom: 11,
      maxzoom: 16,
      filter: kinds('suburb', 'village'),
      layout: {
        'text-font': medium,
        'text-size': linearZoom([11, 11], [15, 14]),
        'text-letter-spacing': 0.06,
        'text-max-width': 7,
        'text-padding': 6,
      },
    }),
    label('cities', 'place', palette.label, {
      maxzoom: 13,
      filter: kinds('city', 'town'),
      layout: {
        'text-font': ['case', ['has', 'capital'], ['literal', bold], ['literal', medium]],
        'text-size': [
          'interpolate',
          ['linear'],
          ['zoom'],
          3,
          11,
          8,
          ['case', ['<', rank, 430], 15, 12],
          12,
          18,
        ],
        'text-max-width': 8,
        'symbol-sort-key': rank,
        'text-padding': 6,
      },
    }),
    label('countries', 'place', palette.labelSoft, {
      maxzoom: 7,
      filter: kinds('country'),
      layout: {
        'text-font': medium,
        'text-size': linearZoom([1, 10], [6, 16]),
        'text-letter-spacing': 0.12,
        'text-transform': 'uppercase',
        'text-max-width': 7,
        'symbol-sort-key': ['get', 'rank'],
      },
    }),
  ]
}

/**
 * Points of interest: a dot in the color of the kind, with the name beside it. The map component draws an icon in place of the dot, with
 * the layout in the metadata; another map has no such images.
 */
function places(
  palette: Palette,
  name: ExpressionSpecification,
  halo: object,
): LayerSpecification[] {
  const color: ExpressionSpecification = ['get', ['get', 'kind'], ['literal', { ...palette.place }]]
  return [
    {
      id: 'places',
      type: 'symbol',
      source: 'signpost',
      'source-layer': 'poi',
      minzoom: 14,
      metadata: {
        'signpost:icons': {
          'icon-image': ['concat', 'place-', ['get', 'kind'], '-', color, '-', palette.halo],
          'icon-size': linearZoom([14, 0.65], [17, 1]),
          'icon-padding': 6,
          'text-field': name,
          'text-anchor': 'top',
          'text-offset': [0, 0.9],
        },
      },
      layout: {
        'text-field': ['format', '●', { 'font-scale': 0.8 }, '\n', {}, name, {}],
        'text-font': regular,
        'text-size': linearZoom([14, 10.5], [18, 12]),
        'text-max-width': 8,
        'text-padding': 6,
      },
      paint: { 'text-color': ['to-color', color], ...halo },
    },
  ]
}
