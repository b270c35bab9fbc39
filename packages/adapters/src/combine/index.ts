import type { Capabilities, OperationName } from '@signpost/client/domain'
import { ProtocolError } from '@signpost/client/protocol'
import { type Adapter, createAdapter } from '../internals/Adapter.ts'

/**
 * One adapter of several: each operation goes to the first that has it, and the choice of a suggestion to the one that suggested it.
 */
export function combine(...adapters: readonly [Adapter, ...Adapter[]]): Adapter {
  return createAdapter(
    (request, operation) => {
      const able = adapters.filter(({ capabilities }) =>
        capabilities.operations.includes(operation),
      )
      const filter = new URL(request.url).searchParams.get('search_filter') ?? ''
      const own = able.find(({ providers }) =>
        providers.some((name) => filter.startsWith(`${name}:`)),
      )
      const adapter = own ?? able[0]
      if (!adapter) {
        throw new ProtocolError(501, 'unsupported', `No provider here offers ${operation}.`)
      }
      return adapter(request)
    },
    {
      capabilities: combineCapabilities(adapters.map(({ capabilities }) => capabilities)),
      providers: adapters.flatMap(({ providers }) => providers),
    },
  )
}

/** The operations of all, the routes of the one that finds them, and each credit once. */
function combineCapabilities(all: readonly Capabilities[]): Capabilities {
  const routes = all.find(({ operations }) => operations.includes('getDirections'))
  const credits = new Map(
    all.flatMap(({ attribution }) => attribution.map((one) => [`${one.text} ${one.url}`, one])),
  )
  return {
    operations: [...new Set(all.flatMap(({ operations }): readonly OperationName[] => operations))],
    vehicles: routes?.vehicles ?? [],
    optimizations: routes?.optimizations ?? [],
    avoidances: routes?.avoidances ?? [],
    attribution: [...credits.values()],
  }
}
