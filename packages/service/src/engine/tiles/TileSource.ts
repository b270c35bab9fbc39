/** Provides the tiles of the base map. */
export interface TileSource {
  /** A Mapbox vector tile; null where there is nothing to draw. */
  tile(
    z: number,
    x: number,
    y: number,
    signal?: AbortSignal,
  ): Promise<Uint8Array<ArrayBuffer> | null>
  /** The version of the tiles' data. */
  version(signal?: AbortSignal): Promise<string>
  /** Rejects when tiles are not available now. */
  check(signal?: AbortSignal): Promise<void>
  close(): Promise<void>
}

/** The deepest zoom of the tiles, which a map also uses for deeper zooms. */
export const DEEPEST_TILE = 16

/** There are no tiles, or they cannot be read now. */
export class TilesUnavailable extends Error {
  override readonly name = 'TilesUnavailable'
}
