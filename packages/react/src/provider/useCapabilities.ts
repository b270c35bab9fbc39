'use client'

import type { Capabilities, OperationName, Terms } from '@signpost/client/domain'
import { avoidances, optimizations, vehicles } from '@signpost/client/domain'
import { useMemo } from 'react'
import { useSignpost } from './useSignpost.ts'

/**
 * Returns the capabilities of the service: its operations, vehicles, optimizations and avoidances, its terms, such as required credits, and
 * whether searches need a point. They need no request: they come from the adapter that is the client's `fetch`, or from the client's
 * `capabilities`. A service without stated capabilities counts as having all of them.
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
