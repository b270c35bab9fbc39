import type { PlaceStore } from '../PlaceStore.ts'
import { openPlaceIndex } from '../sqlite/openPlaceIndex.ts'

/** Opens an index in this thread, for tests and benchmarks. A service uses `createWorkerStore`, which does not block its thread. */
export function openStore(path: string): PlaceStore {
  const index = openPlaceIndex(path)

  function answer<Answer>(signal: AbortSignal | undefined, ask: () => Answer): Promise<Answer> {
    return new Promise((resolve) => {
      signal?.throwIfAborted()
      resolve(ask())
    })
  }

  return {
    match: (request, signal) => answer(signal, () => index.match(request)),
    get: (ref, signal) => answer(signal, () => index.get(ref)),
    placesOf: (request, signal) => answer(signal, () => index.placesOf(request)),
    around: (point, signal) => answer(signal, () => index.around(point)),
    close: async () => index.close(),
  }
}
