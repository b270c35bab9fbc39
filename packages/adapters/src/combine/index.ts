import { type Adapter, createAdapter, hasOwnFilter } from '../internals/Adapter.ts'
import { combineCapabilities } from '../internals/combineCapabilities.ts'
import { unsupported } from '../internals/defineAdapter.ts'

/**
 * One adapter of several: each operation goes to the first that has it there, and the choice of a suggestion to the one that suggested it.
 */
export function combine(...adapters: readonly [Adapter, ...Adapter[]]): Adapter {
  return createAdapter(
    (request, operation) => {
      const able = adapters.filter(
        ({ capabilities, covers }) =>
          capabilities.operations.includes(operation) && covers?.(request) !== false,
      )
      const adapter = able.find((one) => hasOwnFilter(one, request)) ?? able[0]
      if (!adapter) throw unsupported('No provider here', operation)
      return adapter(request)
    },
    {
      capabilities: combineCapabilities(adapters.map(({ capabilities }) => capabilities)),
      providers: adapters.flatMap(({ providers }) => providers),
    },
  )
}
