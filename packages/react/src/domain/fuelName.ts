import type { FuelGrade } from '@signpost/client'
import type { FuelPriceRow } from './fuelPriceRows.ts'

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
