'use client'

import { forwardRef } from 'react'
import type { ComponentWithRef } from '../domain/ComponentWithRef.ts'
import { en } from '../fuel-prices/FuelPricesMessages.ts'
import { useMessages } from '../provider/useMessages.ts'
import type { ResultFilterKind } from './resultFilters.ts'
import { SearchResults } from './SearchResults.tsx'
import type { SearchResultsProps } from './SearchResultsProps.ts'

/**
 * Fuel stations by price, with a chip for each grade: `SearchResults` with other defaults.
 *
 * @example
 * ```tsx
 * <FuelStationList places={[place]} onSelect={(station) => show(station)} />
 * ```
 */
export const FuelStationList: ComponentWithRef<SearchResultsProps, HTMLElement> = forwardRef(
  function FuelStationList(props: SearchResultsProps, ref) {
    const { heading } = useMessages('fuelPrices', en)
    return (
      <SearchResults
        ref={ref}
        label={heading}
        defaultSort="price"
        filterOptions={fuel}
        {...props}
      />
    )
  },
)

const fuel: readonly ResultFilterKind[] = ['fuel']
