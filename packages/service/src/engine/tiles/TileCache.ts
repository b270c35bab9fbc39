/** Remembers the tiles that were asked for last, up to a number of bytes. */
export class TileCache {
  readonly #most: number
  readonly #tiles = new Map<string, Uint8Array<ArrayBuffer> | null>()
  #bytes = 0

  constructor(most: number) {
    this.#most = most
  }

  /** A tile; null when it is known to be empty, undefined when it is not known. */
  get(key: string): Uint8Array<ArrayBuffer> | null | undefined {
    const tile = this.#tiles.get(key)
    if (tile !== undefined) {
      // The one used last goes to the end: what is at the start is forgotten first.
      this.#tiles.delete(key)
      this.#tiles.set(key, tile)
    }
    return tile
  }

  put(key: string, tile: Uint8Array<ArrayBuffer> | null): void {
    this.#tiles.set(key, tile)
    this.#bytes += weight(tile)
    for (const [oldest, forgotten] of this.#tiles) {
      if (this.#bytes <= this.#most) break
      this.#tiles.delete(oldest)
      this.#bytes -= weight(forgotten)
    }
  }
}

/** An empty tile takes room too: its key and its place. */
function weight(tile: Uint8Array | null): number {
  return 100 + (tile?.byteLength ?? 0)
}
