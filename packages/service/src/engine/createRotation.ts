import { type Clock, systemClock } from '@signpost/client/domain'

/** Queries one of several equivalent servers; when it fails, the next one. */
export type Rotation<Server> = <Answer>(ask: (server: Server) => Promise<Answer>) => Promise<Answer>

/** The milliseconds for which a failed server is skipped. */
const ASIDE = 5000

/** Rotates among equivalent servers. A failed server is skipped for a while. */
export function createRotation<Server>(
  servers: readonly Server[],
  /** True when the failure is caused by the server and not by the query. */
  isServerFailure: (error: unknown) => boolean,
  clock: Clock = systemClock,
): Rotation<Server> {
  const asideUntil = new Map<Server, number>()
  let turn = 0

  return async (ask) => {
    const first = turn++ % servers.length
    const order = [...servers.slice(first), ...servers.slice(0, first)]
    const now = clock.now()
    const healthy = order.filter((server) => (asideUntil.get(server) ?? 0) <= now)
    let failure: unknown
    // When all servers have failed, waiting does not help.
    for (const server of healthy.length > 0 ? healthy : order) {
      try {
        const answer = await ask(server)
        asideUntil.delete(server)
        return answer
      } catch (error) {
        if (!isServerFailure(error)) throw error
        failure = error
        asideUntil.set(server, clock.now() + ASIDE)
      }
    }
    throw failure
  }
}
