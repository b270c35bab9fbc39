import type { OsmNode } from '../../../build/src/osm/OsmElement.ts'
import { smallData } from './smallData.ts'
import { type ServiceProcess, startProcess } from './startProcess.ts'

/** A process that serves the data of one street corner. */
export interface SmallService extends ServiceProcess {
  /** The URL of a path with a query and a key. */
  urlOf(path: string, query?: Record<string, string>): string
  /** Ends the process and removes its data. */
  end(): Promise<void>
}

export const SMALL_KEY = 'k-5eCr3t'

/** The position of the corner. */
export const here = '-34.9061,-56.191'

/** Builds the data, with further nodes if given, and serves them with one key. */
export async function startSmallService(nodes: readonly OsmNode[] = []): Promise<SmallService> {
  const data = await smallData(nodes)
  const keys = { keys: [{ name: 'test', key: SMALL_KEY, rate: 1e6, burst: 1e6 }] }
  const service = await startProcess(['serve', '--data', data.folder, '--port', '0'], {
    SIGNPOST_KEYS: JSON.stringify(keys),
  })
  return {
    ...service,
    urlOf: (path, query = {}) =>
      `${service.url}${path}?${new URLSearchParams({ api_key: SMALL_KEY, ...query })}`,
    async end() {
      await service.kill()
      await data.remove()
    },
  }
}
