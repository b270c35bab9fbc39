/** The limits of a cache. */
export interface CacheLimits {
  bytes: number
  /** The number of values, whatever their size. */
  count?: number
}

/** The size of a value's key and entry, however small the value is. */
const ENTRY_BYTES = 100

/** A cache of the most recently used values, up to a number of bytes. */
export class LatestCache<Value, Key = string> {
  readonly #limits: Required<CacheLimits>
  readonly #entries = new Map<Key, { value: Value; bytes: number }>()
  /** The keys from the oldest on: one iterator, because a new one would go through all that were dropped or moved before. What is added comes after its place. */
  readonly #oldest = this.#entries.keys()
  #bytes = 0

  constructor({ bytes, count = Number.POSITIVE_INFINITY }: CacheLimits) {
    this.#limits = { bytes, count }
  }

  /** A value; undefined when it is not known. */
  get(key: Key): Value | undefined {
    const entry = this.#entries.get(key)
    if (entry === undefined) return undefined
    // The value used last is moved to the end: the first ones are dropped first.
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    return entry.value
  }

  /** Stores a value that takes this many bytes. */
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
