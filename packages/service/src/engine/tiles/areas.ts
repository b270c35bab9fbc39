import type { Position } from '@signpost/client/domain'

/** West, south, east, north. */
export type Box = readonly [west: number, south: number, east: number, north: number]

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

/** The zoom at which an area is as large as a few pixels of a screen: before, nobody would miss it. */
export function firstZoomOfArea([west, south, east, north]: Box): number {
  const size = Math.max(east - west, north - south)
  // A tile is 512 pixels wide and spans 360 degrees at zoom 0.
  return Math.ceil(Math.log2((360 / 512) * (PIXELS / Math.max(size, 1e-9))))
}

const PIXELS = 4
