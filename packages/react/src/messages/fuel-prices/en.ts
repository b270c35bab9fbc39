import type { FuelPricesMessages } from './FuelPricesMessages.ts'

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
  converted: 'Converted from another unit.',
  timeUnknown: 'It is not known when these prices were set.',
}
