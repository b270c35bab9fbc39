export type { FuelPricesMessages } from '../../messages/fuel-prices/FuelPricesMessages.ts'
export { FuelPrices, type FuelPricesProps } from './FuelPrices.tsx'
export { type FuelPriceOptions, type FuelPriceRow, fuelPriceRows } from './fuelPriceRows.ts'
