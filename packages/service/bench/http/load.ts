import { type Latencies, latenciesOf } from '../latenciesOf.ts'
import { Connection } from './Connection.ts'

/** The result of a load on a service. */
export interface LoadResult extends Latencies {
  perSecond: number
  /** The index of the path with which the next load continues. */
  next: number
}

/**
 * Requests paths in turn, as fast as the services respond, over one keep-alive connection for each client. Clients are divided among the services.
 */
export async function load(
  addresses: string | readonly string[],
  paths: readonly string[],
  { clients, seconds, from = 0 }: { clients: number; seconds: number; from?: number },
): Promise<LoadResult> {
  const connections = await Promise.all(
    Array.from({ length: clients }, (_, index) => {
      const all = [addresses].flat()
      return Connection.open(all[index % all.length] ?? '')
    }),
  )
  const latencies: number[] = []
  const start = performance.now()
  let next = from

  async function ask(connection: Connection): Promise<void> {
    while (performance.now() - start < seconds * 1000) {
      const path = paths[next++ % paths.length] ?? '/'
      const asked = performance.now()
      const status = await connection.get(path)
      if (status !== 200 && status !== 204) throw new Error(`${path} was answered with ${status}.`)
      latencies.push(performance.now() - asked)
    }
  }

  try {
    await Promise.all(connections.map(ask))
  } finally {
    for (const connection of connections) connection.close()
  }
  const elapsed = (performance.now() - start) / 1000
  return { perSecond: latencies.length / elapsed, next, ...latenciesOf(latencies) }
}
