export { type FuelPriceOptions, type FuelPriceRow, fuelPriceRows } from '../domain/fuelPrices.ts'
export { FuelPrices, type FuelPricesClassNames, type FuelPricesProps } from './FuelPrices.tsx'
export type { FuelPricesMessages } from './FuelPricesMessages.ts'
