import { type CacheLimits, LatestCache } from '../LatestCache.ts'
import type { Plan } from '../Plan.ts'

/** Values that are stored by an id, and cached. */
export interface LookUp<Value> {
  /** The values of ids; undefined for one that is not there. */
  read(ids: readonly number[]): Plan<(Value | undefined)[]>
  put(id: number, value: Value): void
}

/** Looks values up: those that are cached, and the others as `readMissing` reads them. */
export function createLookUp<Value>(
  readMissing: (ids: number[]) => Plan<Iterable<readonly [id: number, value: Value]>>,
  limits: CacheLimits,
  bytesOf: (value: Value) => number,
): LookUp<Value> {
  const cache = new LatestCache<Value, number>(limits)
  const put = (id: number, value: Value): void => cache.put(id, value, bytesOf(value))
  return {
    put,
    *read(ids) {
      // Other questions fill the cache meanwhile: what this one asks for is held here.
      const known = ids.map((id) => cache.get(id))
      const missing = new Set(ids.filter((_, at) => known[at] === undefined))
      if (missing.size === 0) return known
      const read = new Map(yield* readMissing([...missing]))
      for (const [id, value] of read) put(id, value)
      return known.map((value, at) => value ?? read.get(ids[at] as number))
    },
  }
}
