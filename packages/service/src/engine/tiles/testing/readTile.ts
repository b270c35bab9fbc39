import { VectorTile } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'

/** The content of a tile: the properties of the features of each layer. */
export function readTile(bytes: Uint8Array): Record<string, Record<string, unknown>[]> {
  const { layers } = new VectorTile(new PbfReader(bytes))
  return Object.fromEntries(
    Object.entries(layers).map(([name, layer]) => [
      name,
      Array.from({ length: layer.length }, (_, index) => ({ ...layer.feature(index).properties })),
    ]),
  )
}
