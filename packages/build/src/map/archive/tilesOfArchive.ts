import type { Bounds } from '@signpost/client/domain'
import { DEEPEST_TILE, tileAt } from '@signpost/service/internal'
import { zxyToTileId } from 'pmtiles'

/** A tile of an archive, and the number by which the archive is ordered. */
export interface NumberedTile {
  id: number
  z: number
  x: number
  y: number
}

/** The tiles of an archive ordered by number: the world at low zooms, and the boxes of regions at all zooms. */
export function tilesOfArchive(regions: readonly Bounds[], worldZoom: number): NumberedTile[] {
  const world = { west: -180, south: -90, east: 180, north: 90 }
  const tiles = new Map<number, NumberedTile>()
  for (let z = 0; z <= DEEPEST_TILE; z++) {
    for (const { west, south, east, north } of z <= worldZoom ? [world] : regions) {
      const [left, top] = tileAt([west, north], z)
      const [right, bottom] = tileAt([east, south], z)
      for (let x = left; x <= right; x++) {
        for (let y = top; y <= bottom; y++) {
          const id = zxyToTileId(z, x, y)
          tiles.set(id, { id, z, x, y })
        }
      }
    }
  }
  return [...tiles.values()].sort((a, b) => a.id - b.id)
}
