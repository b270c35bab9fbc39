export type FuelGrade = 'regular' | 'mid-grade' | 'premium' | 'diesel' | 'e85'
export type FuelUnit = 'gallon' | 'liter'

/** The price of one grade of fuel. A part that the service names in a way we do not know is absent. */
export interface FuelPrice {
  readonly value: number
  readonly grade?: FuelGrade
  readonly unit?: FuelUnit
  /** ISO 4217, upper case. Without it `value` is a number and not a price: do not show it as money. */
  readonly currency?: string
}
