import { DEEPEST_TILE } from '@signpost/service/internal'
import { ringCenter } from '../../lines.ts'
import type { Drawn } from '../classify.ts'
import { cutPolygon } from './cutPolygon.ts'
import { type Atlas, type AtlasCountry, readAtlas, readCountries } from './readAtlas.ts'

/** Land, borders, and the names of countries. */
export function* drawWorld(): Generator<Drawn> {
  yield* drawScale(readAtlas('110m'), 0, 1)
  yield* drawScale(readAtlas('50m'), 2, 4)
  yield* drawScale(readAtlas('10m'), 5, DEEPEST_TILE)
  yield* drawCountryNames(readCountries('110m'))
}

function* drawScale({ land, borders }: Atlas, from: number, to: number): Generator<Drawn> {
  for (const rings of land.flatMap((piece) => cutPolygon(piece))) {
    yield { layer: 'land', geometry: { type: 'Polygon', coordinates: rings }, tags: {}, from, to }
  }
  for (const line of borders) {
    const geometry = { type: 'LineString', coordinates: line } as const
    yield { layer: 'boundary', geometry, tags: { kind: 'country' }, from, to: Math.min(to, 12) }
  }
}

function* drawCountryNames(countries: readonly AtlasCountry[]): Generator<Drawn> {
  for (const { name, pieces } of countries) {
    const [largest] = pieces
      .map(([outer = []]) => ringCenter(outer))
      .toSorted((a, b) => b.size - a.size)
    if (largest === undefined) continue
    const { center, size } = largest
    yield {
      layer: 'place',
      geometry: { type: 'Point', coordinates: center },
      tags: { kind: 'country', name, rank: Math.round(1000 - size) },
      from: size > 200 ? 1 : size > 30 ? 2 : size > 5 ? 3 : 4,
      to: 7,
    }
  }
}
