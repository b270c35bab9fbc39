import type { FuelMessages } from '../domain/fuelPrices.ts'

/** The messages of the list of fuel prices. */
export interface FuelPricesMessages extends FuelMessages {
  readonly heading: string
  /** Marks prices that were converted from gallons to liters, or back. */
  readonly converted: string
  readonly timeUnknown: string
}

export const en: FuelPricesMessages = {
  heading: 'Fuel prices',
  regular: 'Regular',
  midGrade: 'Mid-grade',
  premium: 'Premium',
  diesel: 'Diesel',
  e85: 'Ethanol (E85)',
  otherFuel: 'Other fuel',
  perLiter: 'per liter',
  perGallon: 'per gallon',
  withoutCurrency: 'currency unknown',
  converted: 'Converted from another unit.',
  timeUnknown: 'Last updated: unknown',
}
