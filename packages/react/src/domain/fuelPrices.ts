import type { FuelGrade, FuelPrice, FuelUnit } from '@signpost/client'
import { convertFuelPrice, formatMoney, sortFuelPrices } from '@signpost/client/domain'

/** The names of fuels and of the units they are sold by. */
export interface FuelMessages {
  readonly regular: string
  readonly midGrade: string
  readonly premium: string
  readonly diesel: string
  readonly e85: string
  /** The name of an unknown grade. */
  readonly otherFuel: string
  /** The unit after a price. */
  readonly perLiter: string
  readonly perGallon: string
  /** Follows an amount whose currency the service does not state. */
  readonly withoutCurrency: string
}

/** The name of a grade of fuel. */
export function fuelName(grade: FuelGrade | undefined, messages: FuelMessages): string {
  return messages[grade === undefined ? 'otherFuel' : grades[grade]]
}

/** The text after a price, such as "per liter": its unit where that is known, and a mark where its currency is not. */
export function afterPrice(
  { price: { unit }, isMoney }: FuelPriceRow,
  messages: FuelMessages,
): string | undefined {
  const parts = [unit && messages[units[unit]], !isMoney && messages.withoutCurrency]
  return parts.filter(Boolean).join(' · ') || undefined
}

const units = { liter: 'perLiter', gallon: 'perGallon' } as const

const grades = {
  regular: 'regular',
  'mid-grade': 'midGrade',
  premium: 'premium',
  diesel: 'diesel',
  e85: 'e85',
} as const

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
