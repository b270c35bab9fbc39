import { type Clock, systemClock } from '@signpost/client/domain'

/** Asks one of several servers that answer alike; when it fails, the next. */
export type Rotation<Server> = <Answer>(ask: (server: Server) => Promise<Answer>) => Promise<Answer>

/** Milliseconds for which a server that failed is set aside. */
const ASIDE = 5000

/** Goes round servers that answer alike. One that fails is set aside, and tried again later. */
export function createRotation<Server>(
  servers: readonly Server[],
  /** True when the server is at fault and not the question. */
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
    // When all are set aside, waiting does not help.
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
