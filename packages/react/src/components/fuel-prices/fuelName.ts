import type { FuelGrade, FuelUnit } from '@signpost/client'
import type { FuelPricesMessages } from '../../messages/fuel-prices/FuelPricesMessages.ts'

/** What a grade of fuel is called. */
export function fuelName(grade: FuelGrade | undefined, words: FuelPricesMessages): string {
  return words[grade === undefined ? 'otherFuel' : grades[grade]]
}

/** What stands after a price, such as "per liter"; nothing where the unit is not known. */
export function perUnit(unit: FuelUnit | undefined, words: FuelPricesMessages): string | undefined {
  return unit && words[units[unit]]
}

const units = { liter: 'perLiter', gallon: 'perGallon' } as const

const grades = {
  regular: 'regular',
  'mid-grade': 'midGrade',
  premium: 'premium',
  diesel: 'diesel',
  e85: 'e85',
} as const
