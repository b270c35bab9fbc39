/** The grades in the order in which fuel pumps show them. */
export const fuelGrades = ['regular', 'mid-grade', 'premium', 'diesel', 'e85'] as const
export type FuelGrade = (typeof fuelGrades)[number]

export const fuelUnits = ['gallon', 'liter'] as const
export type FuelUnit = (typeof fuelUnits)[number]

/** The price of one grade of fuel. A part with an unknown name on the wire is absent. */
export interface FuelPrice {
  readonly value: number
  readonly grade?: FuelGrade | undefined
  readonly unit?: FuelUnit | undefined
  /** ISO 4217, upper case. Without it `value` is a number and not a price: do not show it as money. */
  readonly currency?: string | undefined
}

/** The prices in the order of `fuelGrades`, the preferred grade first and unknown grades last. */
export function sortFuelPrices(
  prices: readonly FuelPrice[],
  preferred?: FuelGrade,
): readonly FuelPrice[] {
  const order = ({ grade }: FuelPrice): number => {
    if (grade === undefined) return fuelGrades.length
    return grade === preferred ? -1 : fuelGrades.indexOf(grade)
  }
  return [...prices].sort((a, b) => order(a) - order(b))
}

/** Liters in a US gallon. */
const gallon = 3.785411784

/** The same price for another unit, not rounded; `undefined` when the price has no known unit. */
export function convertFuelPrice(price: FuelPrice, unit: FuelUnit): FuelPrice | undefined {
  if (!price.unit) return undefined
  if (price.unit === unit) return price
  return { ...price, unit, value: unit === 'gallon' ? price.value * gallon : price.value / gallon }
}

/** The lowest price of a grade in one currency, and where it is charged. */
export interface CheapestFuel<Station> {
  readonly station: Station
  readonly price: FuelPrice
}

/** Finds the cheapest station for a grade of fuel, once for each currency, because currencies are never compared. Gallons and liters are. A price without a currency or unit, or of 0 or less, is skipped. The first of equal prices wins. */
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
