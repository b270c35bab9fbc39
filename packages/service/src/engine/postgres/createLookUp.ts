import { type CacheLimits, LruCache } from '../LruCache.ts'
import type { Plan } from '../Plan.ts'

/** Values that are stored by an id, and cached. */
export interface LookUp<Value> {
  /** The values of ids; undefined for a missing id. */
  read(ids: readonly number[]): Plan<(Value | undefined)[]>
  put(id: number, value: Value): void
}

/** Looks up values in a cache, and reads missing values with `readMissing`. */
export function createLookUp<Value>(
  readMissing: (ids: number[]) => Plan<Iterable<readonly [id: number, value: Value]>>,
  limits: CacheLimits,
  bytesOf: (value: Value) => number,
): LookUp<Value> {
  const cache = new LruCache<Value, number>(limits)
  const put = (id: number, value: Value): void => cache.put(id, value, bytesOf(value))
  return {
    put,
    *read(ids) {
      // Concurrent queries may evict values from the cache, so the values of this query are collected here.
      const known = ids.map((id) => cache.get(id))
      const missing = new Set(ids.filter((_, at) => known[at] === undefined))
      if (missing.size === 0) return known
      const read = new Map(yield* readMissing([...missing]))
      for (const [id, value] of read) put(id, value)
      return known.map((value, at) => value ?? read.get(ids[at] as number))
    },
  }
}
