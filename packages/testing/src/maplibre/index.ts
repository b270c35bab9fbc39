import type * as maplibre from 'maplibre-gl'
import { FakeMap, type FakeMapOptions } from './FakeMap.ts'

export type { FakeMap, FakeMapEvent, FakeMapOptions } from './FakeMap.ts'

/** The `library` of components with a map, and the maps that they created with it. */
export interface FakeMaplibre {
  /** The `library` prop of every component with a map. */
  readonly library: typeof maplibre
  /** The created maps in order, including removed ones. */
  readonly maps: readonly FakeMap[]
}

/** MapLibre without WebGL, tiles and worker, for tests of components with a map in jsdom, happy-dom or a browser. */
export function createFakeMaplibre(): FakeMaplibre {
  const maps: FakeMap[] = []
  let workerUrl = ''
  const library: unknown = {
    Map: class extends FakeMap {
      constructor(options: FakeMapOptions) {
        super(options)
        maps.push(this)
      }
    },
    getWorkerUrl: () => workerUrl,
    setWorkerUrl: (url: string) => {
      workerUrl = url
    },
  }
  // It has only the part of the library that the components use.
  return { library: library as typeof maplibre, maps }
}
