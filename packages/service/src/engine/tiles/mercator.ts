import type { Position } from '@signpost/client/domain'
import type { Box } from './areas.ts'

/** Where the square of the Mercator map ends. */
const MOST_LATITUDE = 85.051128779807

/** Column and row of the tile that holds a position. */
export function tileAt([longitude, latitude]: Position, zoom: number): [x: number, y: number] {
  const count = 2 ** zoom
  const clamped = Math.max(-MOST_LATITUDE, Math.min(MOST_LATITUDE, latitude))
  const radians = (clamped * Math.PI) / 180
  const x = ((longitude + 180) / 360) * count
  const y = ((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * count
  const inside = (value: number): number => Math.max(0, Math.min(count - 1, Math.floor(value)))
  return [inside(x), inside(y)]
}

/** The box of a tile, with a margin on each side in parts of its width. */
export function tileBox(zoom: number, x: number, y: number, margin: number): Box {
  const count = 2 ** zoom
  const longitude = (column: number): number => (column / count) * 360 - 180
  const latitude = (row: number): number =>
    (Math.atan(Math.sinh(Math.PI * (1 - (2 * row) / count))) * 180) / Math.PI
  return [
    longitude(x - margin),
    latitude(y + 1 + margin),
    longitude(x + 1 + margin),
    latitude(y - margin),
  ]
}
