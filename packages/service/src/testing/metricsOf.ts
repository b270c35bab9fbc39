import { vi } from 'vitest'
import type { ServiceProcess } from './startProcess.ts'

/** The metrics of a service's process. */
export interface Metrics {
  /** Resident bytes. */
  memory: number
  openFiles: number
}

/**
 * Reads the metrics of a service's process from `/metrics`. Repeats the request while a metric is missing, which the system could not read, and while
 * all connections are taken.
 */
export function metricsOf({ url }: ServiceProcess): Promise<Metrics> {
  return vi.waitFor(
    async () => {
      const response = await fetch(new URL('/metrics', url))
      const text = await response.text()
      const read = (name: string): number => {
        const value = new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]
        if (value === undefined) {
          throw new Error(`No ${name} in metrics (${response.status}): ${text.slice(0, 500)}`)
        }
        return Number(value)
      }
      return {
        memory: read('process_resident_memory_bytes'),
        openFiles: read('process_open_fds'),
      }
    },
    { timeout: 30_000, interval: 100 },
  )
}
