import { type Adapter, createAdapter, hasOwnFilter } from '../internals/Adapter.ts'
import { combineCapabilities } from '../internals/combineCapabilities.ts'
import { failure } from '../internals/failure.ts'

/** Combines several adapters. Each operation goes to the first one that has it and covers the area, and the lookup of a suggestion to the one that suggested it. */
export function combine(...adapters: readonly [Adapter, ...Adapter[]]): Adapter {
  return createAdapter(
    (request, operation) => {
      const capable = adapters.filter(
        ({ capabilities, covers }) =>
          capabilities.operations.includes(operation) && covers?.(request) !== false,
      )
      const adapter = capable.find((one) => hasOwnFilter(one, request)) ?? capable[0]
      if (!adapter)
        throw failure('None of the providers', 'unsupported', `offers ${operation}`, 501)
      return adapter(request)
    },
    {
      capabilities: combineCapabilities(adapters.map(({ capabilities }) => capabilities)),
      providers: adapters.flatMap(({ providers }) => providers),
    },
  )
}
