import { access } from 'node:fs/promises'
import { RoutingUnavailable } from '../failures.ts'
import { actorConfig } from './actorConfig.ts'
import { type ValhallaEngine, ValhallaFault } from './ValhallaEngine.ts'

/**
 * Opens the library in this process on a packed graph. The library is loaded here and not before. Fails with `RoutingUnavailable` when it cannot run.
 */
export async function openValhalla(graph: string): Promise<ValhallaEngine> {
  await access(graph).catch((cause: unknown) => {
    throw new RoutingUnavailable('The data contain no routing graph.', { cause })
  })
  const { Actor } = await import('@valhallajs/valhallajs').catch((cause: unknown) => {
    throw new RoutingUnavailable('Valhalla has no library for this platform.', { cause })
  })
  const actor = new Actor(JSON.stringify(actorConfig(graph)))
  return {
    async ask(action, query) {
      const text = JSON.stringify(query)
      try {
        return JSON.parse(
          await (action === 'route' ? actor.route(text) : actor.traceAttributes(text)),
        )
      } catch (cause) {
        throw new ValhallaFault(cause instanceof Error ? cause.message : String(cause), { cause })
      }
    },
    check: () => Promise.resolve(),
    close: () => Promise.resolve(),
  }
}
