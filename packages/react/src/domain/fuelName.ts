import type { FuelGrade, FuelUnit } from '@signpost/client'

/** The names of fuels and of the units they are sold by. */
export interface FuelMessages {
  readonly regular: string
  readonly midGrade: string
  readonly premium: string
  readonly diesel: string
  readonly e85: string
  /** A grade that the service names in a way we do not know. */
  readonly otherFuel: string
  /** The unit after a price. */
  readonly perLiter: string
  readonly perGallon: string
}

/** The name of a grade of fuel. */
export function fuelName(grade: FuelGrade | undefined, messages: FuelMessages): string {
  return messages[grade === undefined ? 'otherFuel' : grades[grade]]
}

/** The text after a price, such as "per liter"; `undefined` where the unit is not known. */
export function perUnit(unit: FuelUnit | undefined, messages: FuelMessages): string | undefined {
  return unit && messages[units[unit]]
}

const units = { liter: 'perLiter', gallon: 'perGallon' } as const

const grades = {
  regular: 'regular',
  'mid-grade': 'midGrade',
  premium: 'premium',
  diesel: 'diesel',
  e85: 'e85',
} as const
