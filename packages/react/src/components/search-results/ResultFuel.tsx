'use client'

import type { FuelPrice } from '@signpost/client'
import type { ReactNode } from 'react'
import { en } from '../../messages/fuel-prices/en.ts'
import { useMessages } from '../../provider/useMessages.ts'
import { fuelName, perUnit } from '../fuel-prices/fuelName.ts'
import { fuelPriceRows } from '../fuel-prices/fuelPriceRows.ts'

export interface ResultFuelProps {
  readonly prices: readonly FuelPrice[]
  readonly language: string
}

/** What a station asks for the first of its fuels. */
export function ResultFuel({ prices, language }: ResultFuelProps): ReactNode {
  const words = useMessages('fuelPrices', en)
  const [row] = fuelPriceRows(prices, { language })
  if (!row) return null
  const { price, text } = row
  return (
    <div data-part="result-fuel">
      {fuelName(price.grade, words)} <bdi data-part="result-price">{text}</bdi>{' '}
      {perUnit(price.unit, words)}
    </div>
  )
}
