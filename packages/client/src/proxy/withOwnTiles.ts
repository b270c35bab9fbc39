import { isRecord } from '../decode/record.ts'

/** A style that refers to the tiles of the proxy instead of those of the service. */
export function withOwnTiles(text: string, base: string, own: string): string {
  const style: unknown = JSON.parse(text)
  if (!isRecord(style) || !isRecord(style.sources))
    throw new TypeError('The style of the map is not valid.')
  const sources = Object.entries(style.sources).map(([name, source]) => {
    if (!isRecord(source) || !Array.isArray(source.tiles)) return [name, source]
    return [name, { ...source, tiles: source.tiles.map((tile) => move(tile, base, own)) }]
  })
  return JSON.stringify({ ...style, sources: Object.fromEntries(sources) })
}

function move(tile: unknown, base: string, own: string): unknown {
  return typeof tile === 'string' && tile.startsWith(`${base}/`)
    ? own + tile.slice(base.length)
    : tile
}
