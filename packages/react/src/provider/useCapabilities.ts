'use client'

import type { Capabilities, OperationName, Terms } from '@signpost/client/domain'
import { avoidances, optimizations, vehicles } from '@signpost/client/domain'
import { useMemo } from 'react'
import { useSignpost } from './useSignpost.ts'

/**
 * The operations, vehicles, optimizations and avoidances of the service, its terms, such as the credits that it requires, and whether it needs a point to search around. They are known without a request: from the adapter that is the client's `fetch`, or from the client's own `capabilities`. A service that states none has all of them.
 *
 * @example
 * ```tsx
 * const { operations } = useCapabilities()
 * const canSuggest = operations.includes('suggest')
 * ```
 */
export function useCapabilities(): Capabilities {
  const { capabilities } = useSignpost().connection
  return useMemo(
    () => ({
      operations: capabilities?.operations ?? operations,
      vehicles: capabilities?.vehicles ?? vehicles,
      optimizations: capabilities?.optimizations ?? optimizations,
      avoidances: capabilities?.avoidances ?? avoidances,
      terms: capabilities?.terms ?? terms,
      needsCenter: capabilities?.needsCenter ?? true,
    }),
    [capabilities],
  )
}

const operations: readonly OperationName[] = [
  'suggest',
  'search',
  'forwardGeocode',
  'reverseGeocode',
  'listBrands',
  'listCategories',
  'getDirections',
]

const terms: Terms = { map: 'any', store: true, attribution: [], uses: 'any' }
