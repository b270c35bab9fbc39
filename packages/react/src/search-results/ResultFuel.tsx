'use client'

import type { FuelPrice } from '@signpost/client'
import type { ReactNode } from 'react'
import { afterPrice, fuelName } from '../domain/fuelName.ts'
import { fuelPriceRows } from '../domain/fuelPriceRows.ts'
import { en } from '../fuel-prices/FuelPricesMessages.ts'
import { useMessages } from '../provider/useMessages.ts'

export interface ResultFuelProps {
  readonly prices: readonly FuelPrice[]
  readonly language: string
}

/** The station's price for the first of its fuels. */
export function ResultFuel({ prices, language }: ResultFuelProps): ReactNode {
  const messages = useMessages('fuelPrices', en)
  const [row] = fuelPriceRows(prices, { language })
  if (!row) return null
  return (
    <div data-part="result-fuel">
      {fuelName(row.price.grade, messages)} <bdi data-part="result-price">{row.text}</bdi>{' '}
      {afterPrice(row, messages)}
    </div>
  )
}
