import { type ServiceProcess, startProcess } from '../../src/testing/startProcess.ts'

/** A service under load. It runs in its own process, and this process sends the requests. */
export interface LoadedService extends ServiceProcess {
  /** Milliseconds until it accepted requests. */
  readyAfter: number
  figures(): Promise<ServiceFigures>
}

export interface ServiceFigures {
  /** Resident memory in megabytes. */
  memory: number
  openFiles: number
  /** Processor time in milliseconds. */
  processor: number
}

/** Serves a data folder, or the data of other flags, with a key that has no limit. */
export async function startLoaded(
  data: string | undefined,
  flags: readonly string[],
): Promise<LoadedService> {
  const keys = [{ name: 'bench', key: 'bench', rate: 1e6, burst: 1e6 }]
  const before = performance.now()
  const service = await startProcess(
    [
      'serve',
      ...(data === undefined ? [] : ['--data', data]),
      '--port',
      '0',
      '--log-level',
      'silent',
      ...flags,
    ],
    { SIGNPOST_KEYS: JSON.stringify({ keys }) },
  )
  if (service.url === '') throw new Error(service.output())
  return {
    ...service,
    readyAfter: performance.now() - before,
    async figures() {
      const text = await (await fetch(`${service.url}/metrics`)).text()
      const figure = (name: string): number =>
        Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1])
      return {
        memory: Math.round(figure('process_resident_memory_bytes') / 2 ** 20),
        openFiles: figure('process_open_fds'),
        processor: figure('process_cpu_seconds_total') * 1000,
      }
    },
  }
}
