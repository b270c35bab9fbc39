/** The words of fuel prices. */
export interface FuelPricesMessages {
  readonly heading: string
  readonly regular: string
  readonly midGrade: string
  readonly premium: string
  readonly diesel: string
  readonly e85: string
  /** A grade that the service names in a way we do not know. */
  readonly otherFuel: string
  /** Stands after a price. */
  readonly perLiter: string
  readonly perGallon: string
  /** Said of prices that were turned from gallons to liters, or back. */
  readonly converted: string
  readonly timeUnknown: string
}
