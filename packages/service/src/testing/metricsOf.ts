import type { ServiceProcess } from './startProcess.ts'

/** Figures of a service's process. */
export interface Metrics {
  /** Resident bytes. */
  memory: number
  openFiles: number
}

/** Reads the figures of a service's process from its `/metrics`. */
export async function metricsOf({ address }: ServiceProcess): Promise<Metrics> {
  const text = await (await fetch(new URL('/metrics', address))).text()
  const read = (name: string): number => {
    const value = new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]
    if (value === undefined) throw new Error(`The metrics have no ${name}.`)
    return Number(value)
  }
  return {
    memory: read('process_resident_memory_bytes'),
    openFiles: read('process_open_fds'),
  }
}
