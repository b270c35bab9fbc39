/** Gives the tiles of the base map. */
export interface TileSource {
  /** A Mapbox vector tile; null where there is nothing to draw. */
  tile(
    z: number,
    x: number,
    y: number,
    signal?: AbortSignal,
  ): Promise<Uint8Array<ArrayBuffer> | null>
  /** Identifies the data of the tiles: those of another version are others. */
  version(signal?: AbortSignal): Promise<string>
  /** Fails when there are no tiles now. */
  check(signal?: AbortSignal): Promise<void>
  close(): Promise<void>
}

/** The deepest zoom that is cut; a map draws deeper zooms from it. */
export const DEEPEST_TILE = 16

/** There are no tiles here, or they cannot be read now. */
export class TilesUnavailable extends Error {
  override readonly name = 'TilesUnavailable'
}
