import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.ts'

// Fetches the tiles and styles of the catalog's map from a running service: `node .scripts/mapExtract.ts http://127.0.0.1:8080`.

const [address = 'http://127.0.0.1:8080'] = process.argv.slice(2)
const folder = join(root, 'stories/map/extract')
const zooms = [10, 11, 12, 13]
/** Central Montevideo, with the routes of the fixtures. */
const bounds = { west: -56.212, south: -34.924, east: -56.14, north: -34.88 }

async function read(path: string): Promise<Response> {
  const response = await fetch(`${address}${path}?api_key=demo`)
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return response
}

function tileAt(longitude: number, latitude: number, zoom: number): readonly [number, number] {
  const size = 2 ** zoom
  const angle = (latitude * Math.PI) / 180
  const row = (1 - Math.asinh(Math.tan(angle)) / Math.PI) / 2
  return [Math.floor(((longitude + 180) / 360) * size), Math.floor(row * size)]
}

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
for (const [name, path] of Object.entries({ light: '/style.json', dark: '/style-dark.json' })) {
  const { layers } = (await (await read(path)).json()) as { layers: readonly { source?: string }[] }
  const kept = layers.filter(({ source }) => source !== 'overview')
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(kept)}\n`)
}
for (const zoom of zooms) {
  const [left, top] = tileAt(bounds.west, bounds.north, zoom)
  const [right, bottom] = tileAt(bounds.east, bounds.south, zoom)
  for (let x = left; x <= right; x++) {
    for (let y = top; y <= bottom; y++) {
      const tile = await read(`/tiles/${zoom}/${x}/${y}.mvt`)
      writeFileSync(join(folder, `${zoom}-${x}-${y}.mvt`), Buffer.from(await tile.arrayBuffer()))
    }
  }
}
