import { addProtocol, type StyleSpecification } from 'maplibre-gl'
import dark from './extract/dark.json'
import light from './extract/light.json'

const tiles = import.meta.glob<string>('./extract/*.mvt', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
})

// An extract of central Montevideo is next to the stories, which therefore need no service. Beyond it the map is empty.
addProtocol('extract', async ({ url }, { signal }) => {
  const address = tiles[`./extract/${url.slice('extract://'.length)}.mvt`]
  if (address === undefined) return { data: new ArrayBuffer(0) }
  const response = await fetch(address, { signal })
  return { data: await response.arrayBuffer() }
})

/** The service's own style, with the tiles of the extract. */
function styleOf(layers: unknown): StyleSpecification {
  return {
    version: 8,
    sources: {
      signpost: {
        type: 'vector',
        tiles: ['extract://{z}-{x}-{y}'],
        minzoom: 10,
        maxzoom: 13,
        attribution: '© OpenStreetMap contributors',
      },
    },
    layers: layers as StyleSpecification['layers'],
  }
}

export const ground = { light: styleOf(light), dark: styleOf(dark) }
