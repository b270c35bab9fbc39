import type { FuelGrade, FuelPrice, FuelUnit } from '@signpost/client'
import { convertFuelPrice, formatMoney, sortFuelPrices } from '@signpost/client/domain'

export interface FuelPriceOptions {
  /** The grade that is listed first. */
  readonly preferredGrade?: FuelGrade | undefined
  /** The unit to which prices are converted; by default the unit of each station. */
  readonly unit?: FuelUnit | undefined
  /** The language in which prices are written. */
  readonly language: string
}

/** One price as it is shown. */
export interface FuelPriceRow {
  readonly price: FuelPrice
  /** The amount with its currency; a bare number where the currency is not known. */
  readonly text: string
  /** False when the currency is not known. */
  readonly isMoney: boolean
  /** True when the station states the price for another unit. */
  readonly isConverted: boolean
}

/** The prices in the order of fuel pumps. Prices that are zero, negative or unreadable are dropped. */
export function fuelPriceRows(
  prices: readonly FuelPrice[],
  { preferredGrade, unit, language }: FuelPriceOptions,
): readonly FuelPriceRow[] {
  return sortFuelPrices(prices, preferredGrade).flatMap((own) => {
    const price = (unit && convertFuelPrice(own, unit)) ?? own
    const { value, currency } = price
    // A price of 0 means that it is not known.
    if (!(value > 0 && value < Number.POSITIVE_INFINITY)) return []
    const money = currency && formatMoney({ value, currency }, language)
    const text = money || new Intl.NumberFormat(language).format(value)
    return { price, text, isMoney: Boolean(money), isConverted: price !== own }
  })
}
