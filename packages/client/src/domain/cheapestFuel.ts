import { convertFuelPrice, type FuelGrade, type FuelPrice } from './fuel.ts'

/** The lowest price of a grade in one currency, and where it is charged. */
export interface CheapestFuel<Station> {
  readonly station: Station
  readonly price: FuelPrice
}

/**
 * Finds the cheapest station for a grade of fuel, once for each currency: two currencies are never compared. Gallons and liters are. A
 * price with no currency or unit, or of 0 or less, cannot be compared and is skipped; of equal prices the first wins.
 */
export function cheapestFuel<Station extends { readonly fuelPrices: readonly FuelPrice[] }>(
  stations: readonly Station[],
  grade: FuelGrade,
): readonly CheapestFuel<Station>[] {
  const byCurrency = new Map<string, CheapestFuel<Station> & { readonly perLiter: number }>()
  for (const station of stations) {
    for (const price of station.fuelPrices) {
      const perLiter = convertFuelPrice(price, 'liter')?.value
      if (price.grade !== grade || !price.currency || !perLiter || perLiter < 0) continue
      const best = byCurrency.get(price.currency)
      if (!best || perLiter < best.perLiter) {
        byCurrency.set(price.currency, { station, price, perLiter })
      }
    }
  }
  return Array.from(byCurrency.values(), ({ station, price }) => ({ station, price }))
}
