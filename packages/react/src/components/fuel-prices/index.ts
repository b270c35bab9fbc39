export { FuelPrices, type FuelPricesProps } from './FuelPrices.tsx'
export { type FuelPriceOptions, type FuelPriceRow, fuelPriceRows } from './fuelPriceRows.ts'
