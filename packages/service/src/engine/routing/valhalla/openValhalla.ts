import { access } from 'node:fs/promises'
import type * as valhalla from '@valhallajs/valhallajs'
import { RoutingUnavailable } from '../failures.ts'
import { actorConfig } from './actorConfig.ts'
import { type ValhallaEngine, ValhallaFault } from './ValhallaEngine.ts'

/**
 * Opens the library in this process on a packed graph. The library is loaded here and not before. Fails with `RoutingUnavailable` when it cannot run.
 */
export async function openValhalla(
  graph: string,
  load: () => Promise<typeof valhalla> = () => import('@valhallajs/valhallajs'),
): Promise<ValhallaEngine> {
  await access(graph).catch((cause: unknown) => {
    throw new RoutingUnavailable('The data contain no routing graph.', { cause })
  })
  const { Actor } = await load().catch((cause: unknown) => {
    const isMissing = (cause as NodeJS.ErrnoException).code === 'ERR_MODULE_NOT_FOUND'
    throw new RoutingUnavailable(
      isMissing
        ? 'Directions need the package @valhallajs/valhallajs, which is not installed: add it, or name a Valhalla by --valhalla-url.'
        : 'Valhalla has no library for this platform.',
      { cause },
    )
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
