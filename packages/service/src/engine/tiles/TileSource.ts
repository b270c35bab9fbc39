/** Cuts the base map. */
export interface TileSource {
  /** A Mapbox vector tile; null where there is nothing to draw. */
  tile(
    z: number,
    x: number,
    y: number,
    signal?: AbortSignal,
  ): Promise<Uint8Array<ArrayBuffer> | null>
  close(): Promise<void>
}

/** The deepest zoom that is cut; a map draws deeper zooms from it. */
export const DEEPEST_TILE = 16
