import type { Position } from '@signpost/client/domain'

/** West, south, east, north. */
type Box = readonly [west: number, south: number, east: number, north: number]

/** The box around positions. */
export function boxOf(line: readonly Position[]): Box {
  let [west, south, east, north] = [180, 90, -180, -90]
  for (const [longitude, latitude] of line) {
    west = Math.min(west, longitude)
    east = Math.max(east, longitude)
    south = Math.min(south, latitude)
    north = Math.max(north, latitude)
  }
  return [west, south, east, north]
}

/** The first zoom at which an area has a size of some pixels. It is not visible at lower zooms. */
export function firstZoomOfArea([west, south, east, north]: Box): number {
  const size = Math.max(east - west, north - south)
  // A tile is 512 pixels wide and spans 360 degrees at zoom 0.
  return Math.ceil(Math.log2((360 / 512) * (PIXELS / Math.max(size, 1e-9))))
}

const PIXELS = 4

/** The latitude of the upper edge of the square Mercator map. */
const MOST_LATITUDE = 85.051128779807

/** Projects a position to the square Mercator map: 0 to 1, from west to east and from north to south. */
export function toMercator([longitude, latitude]: Position): [x: number, y: number] {
  const clamped = Math.max(-MOST_LATITUDE, Math.min(MOST_LATITUDE, latitude))
  const radians = (clamped * Math.PI) / 180
  return [(longitude + 180) / 360, (1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2]
}

/** The position of a point on the square Mercator map. */
export function fromMercator(x: number, y: number): Position {
  return [x * 360 - 180, (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI]
}

/** The column and row of the tile that contains a position. */
export function tileAt(position: Position, zoom: number): [x: number, y: number] {
  const count = 2 ** zoom
  const [x, y] = toMercator(position)
  const inside = (value: number): number =>
    Math.max(0, Math.min(count - 1, Math.floor(value * count)))
  return [inside(x), inside(y)]
}

/** The box of a tile with a margin on each side, as a fraction of its width. */
export function tileBox(zoom: number, x: number, y: number, margin: number): Box {
  const count = 2 ** zoom
  const [west, north] = fromMercator((x - margin) / count, (y - margin) / count)
  const [east, south] = fromMercator((x + 1 + margin) / count, (y + 1 + margin) / count)
  return [west, south, east, north]
}
