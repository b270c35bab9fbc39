import { type Adapter, createAdapter, hasOwnFilter } from '../internals/Adapter.ts'
import { combineCapabilities } from '../internals/combineCapabilities.ts'

/**
 * An adapter of two: the second answers where the first is down or has had too many requests. The choice of a suggestion goes to the one that
 * suggested it, and to no other.
 */
export function withFallback(first: Adapter, second: Adapter): Adapter {
  return createAdapter(
    async (request, operation) => {
      const has = ({ capabilities }: Adapter): boolean =>
        capabilities.operations.includes(operation)
      if (!has(first) || hasOwnFilter(second, request)) return second(request)
      const response = await first(request)
      const isDown = response.status === 429 || (response.status >= 500 && response.status !== 501)
      if (!isDown || !has(second) || hasOwnFilter(first, request)) return response
      const other = await second(request)
      return other.ok ? other : response
    },
    {
      capabilities: combineCapabilities([first.capabilities, second.capabilities]),
      providers: [...first.providers, ...second.providers],
    },
  )
}
