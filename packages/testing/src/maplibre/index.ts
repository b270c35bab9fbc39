import type * as maplibre from 'maplibre-gl'
import { FakeMap, type FakeMapOptions } from './FakeMap.ts'

export type { FakeMap, FakeMapEvent, FakeMapOptions } from './FakeMap.ts'

/** The `library` of components with a map, and the maps that were made with it. */
export interface FakeMaplibre {
  /** The prop `library` of every component with a map. */
  readonly library: typeof maplibre
  /** The maps that were made, in order, those that were removed among them. */
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
  // Of the library it has what the components use.
  return { library: library as typeof maplibre, maps }
}
