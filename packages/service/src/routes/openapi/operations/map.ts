import { DEEPEST_TILE } from '../../../engine/tiles/TileSource.ts'
import { TILE_PATH } from '../../map.ts'
import { type DescribedParameter, jsonAnswer, type PathDescription } from '../PathDescription.ts'
import type { Schema } from '../Schema.ts'

const mapLibreStyle: Schema = {
  type: 'object',
  required: ['version', 'sources', 'layers'],
  additionalProperties: true,
}

const language: DescribedParameter = {
  name: 'language',
  in: 'query',
  required: false,
  description: 'The language of names where the data has it, such as `en`. Default: local names.',
  schema: { type: 'string' },
}

/** The base map: its tiles and its two styles. */
export const map: readonly PathDescription[] = [
  {
    path: TILE_PATH,
    operationId: 'getTile',
    summary: 'A vector tile of the base map',
    tag: 'Map',
    needsKey: false,
    parameters: [
      index('z', 'Zoom.', DEEPEST_TILE),
      index('x', 'Column, from the west.'),
      index('y', 'Row, from the north.'),
    ],
    answer: {
      description: 'The tile.',
      contentType: 'application/vnd.mapbox-vector-tile',
      schema: { type: 'string', format: 'binary' },
      etag: true,
    },
    empty: 'The tile is empty.',
    failures: ['NotFound', 'Unavailable'],
  },
  style('/style.json', 'getStyle', 'The light style of the base map'),
  style('/style-dark.json', 'getDarkStyle', 'The dark style of the base map'),
]

function index(name: string, description: string, most?: number): DescribedParameter {
  const schema = {
    type: 'integer',
    minimum: 0,
    ...(most !== undefined && { maximum: most }),
  } as const
  return { name, in: 'path', required: true, description, schema }
}

function style(path: string, operationId: string, summary: string): PathDescription {
  return {
    path,
    operationId,
    summary,
    description: 'A style for MapLibre GL. It needs no glyph server.',
    tag: 'Map',
    needsKey: false,
    parameters: [language],
    answer: { ...jsonAnswer('A MapLibre style.', mapLibreStyle), etag: true },
  }
}
