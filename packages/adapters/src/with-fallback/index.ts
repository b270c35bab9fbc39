import type { OperationName } from '@signpost/client/domain'
import type { WireLocations, WirePlaces, WireRoute, WireSuggestions } from '@signpost/client/wire'
import { type Adapter, createAdapter, hasOwnFilter } from '../internals/Adapter.ts'
import { combineCapabilities } from '../internals/combineCapabilities.ts'

/** An answer in the form of the interface. */
export interface FallbackAnswer {
  readonly operation: OperationName
  /** Undefined when nothing was found. */
  readonly body: Partial<WireSuggestions & WirePlaces & WireLocations & WireRoute> | undefined
}

export interface FallbackOptions {
  /** Returns true for an answer of the first adapter that is not good enough. The second adapter then answers, unless its own answer is weak too. Default: no answer is weak. */
  readonly isWeak?: (answer: FallbackAnswer) => boolean
}

/**
 * An adapter of two: the second answers when the first is down, got too many requests, or has a weak answer. A chosen suggestion goes only to the adapter that suggested it.
 *
 * @example
 * ```ts
 * import { withFallback } from '@signpost/adapters'
 * import { google } from '@signpost/adapters/google'
 * import { photon } from '@signpost/adapters/photon'
 *
 * const own = photon({ url: 'https://photon.example' })
 * const bought = google({ apiKey: process.env.GOOGLE_KEY ?? '' })
 * // A geocode without a house number counts as weak.
 * export const geo = withFallback(own, bought, {
 *   isWeak: ({ operation, body }) =>
 *     operation === 'forwardGeocode' && (body?.places?.[0]?.accuracy ?? 0) < 8,
 * })
 * ```
 */
export function withFallback(
  first: Adapter,
  second: Adapter,
  { isWeak }: FallbackOptions = {},
): Adapter {
  return createAdapter(
    async (request, operation) => {
      const has = ({ capabilities }: Adapter): boolean =>
        capabilities.operations.includes(operation)
      if (!has(first) || hasOwnFilter(second, request)) return second(request)
      const response = await first(request)
      if (!has(second) || hasOwnFilter(first, request)) return response
      const isDown = response.status === 429 || (response.status >= 500 && response.status !== 501)
      if (!isDown && !(await isWeakAnswer(response))) return response
      const other = await second(request)
      return other.ok && (isDown || !(await isWeakAnswer(other))) ? other : response

      async function isWeakAnswer(answer: Response): Promise<boolean> {
        if (!isWeak || !answer.ok) return false
        const body = answer.status === 204 ? undefined : await answer.clone().json()
        return isWeak({ operation, body })
      }
    },
    {
      capabilities: combineCapabilities([first.capabilities, second.capabilities]),
      providers: [...first.providers, ...second.providers],
    },
  )
}
