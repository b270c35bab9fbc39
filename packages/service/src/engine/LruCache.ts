/** The limits of a cache. */
export interface CacheLimits {
  bytes: number
  /** The number of values, whatever their size. */
  count?: number
}

/** The assumed size of a key and its entry, in addition to the value. */
const ENTRY_BYTES = 100

/** A cache of the most recently used values, up to a number of bytes. */
export class LruCache<Value, Key = string> {
  readonly #limits: Required<CacheLimits>
  readonly #entries = new Map<Key, { value: Value; bytes: number }>()
  /** The keys, oldest first. A single iterator is used, because a new one would visit all dropped or moved entries again. New keys come after its position. */
  readonly #oldest = this.#entries.keys()
  #bytes = 0

  constructor({ bytes, count = Number.POSITIVE_INFINITY }: CacheLimits) {
    this.#limits = { bytes, count }
  }

  /** The cached value; undefined when there is none. */
  get(key: Key): Value | undefined {
    const entry = this.#entries.get(key)
    if (entry === undefined) return undefined
    // Moves the used value to the end. Values are dropped from the front.
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    return entry.value
  }

  /** Stores a value with its size in bytes. */
  put(key: Key, value: Value, bytes: number): void {
    this.#forget(key)
    const entry = { value, bytes: bytes + ENTRY_BYTES }
    this.#entries.set(key, entry)
    this.#bytes += entry.bytes
    while (this.#bytes > this.#limits.bytes || this.#entries.size > this.#limits.count) {
      const { done, value: oldest } = this.#oldest.next()
      if (done) break
      this.#forget(oldest)
    }
  }

  #forget(key: Key): void {
    this.#bytes -= this.#entries.get(key)?.bytes ?? 0
    this.#entries.delete(key)
  }
}
