interface Shared<Value> {
  promise: Promise<Value>
  stop: AbortController
  askers: number
}

/** Shares work among concurrent callers. It is aborted when the last of them has aborted. */
export function shareWork<Value>(
  work: (key: string, signal: AbortSignal) => Promise<Value>,
): (key: string, signal?: AbortSignal) => Promise<Value> {
  const underWay = new Map<string, Shared<Value>>()

  function start(key: string): Shared<Value> {
    const stop = new AbortController()
    const promise = work(key, stop.signal).finally(() => {
      if (underWay.get(key) === shared) underWay.delete(key)
    })
    const shared = { promise, stop, askers: 0 }
    underWay.set(key, shared)
    return shared
  }

  return async (key, signal) => {
    signal?.throwIfAborted()
    const shared = underWay.get(key) ?? start(key)
    shared.askers++
    const left = Promise.withResolvers<never>()
    const leave = (): void => {
      left.reject(signal?.reason)
      shared.askers--
      if (shared.askers > 0) return
      // Later callers must not join work that is being aborted.
      underWay.delete(key)
      shared.stop.abort(signal?.reason)
    }
    signal?.addEventListener('abort', leave, { once: true })
    try {
      return await Promise.race([shared.promise, left.promise])
    } finally {
      signal?.removeEventListener('abort', leave)
    }
  }
}
