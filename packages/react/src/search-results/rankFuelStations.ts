import type { FuelGrade, Place } from '@signpost/client'
import { cheapestFuel, convertFuelPrice, fuelGrades } from '@signpost/client/domain'

/** Places in the order of their price for a grade of fuel. */
export interface RankedFuelStations {
  readonly places: readonly Place[]
  /** The `id` of each place that no other of at least two with the same currency undercuts. */
  readonly cheapest: ReadonlySet<string>
}

/** The grades that at least one place sells, and a chosen one, in the order of fuel pumps. */
export function gradesOf(places: readonly Place[], chosen?: FuelGrade): readonly FuelGrade[] {
  const sold = new Set(places.flatMap(({ fuelPrices }) => fuelPrices.map(({ grade }) => grade)))
  return fuelGrades.filter((grade) => sold.has(grade) || grade === chosen)
}

/**
 * Sorts places by their price for a grade of fuel. Gallons and liters are compared, two currencies never are: that of most places comes
 * first. Places whose price is not comparable come last, the nearest first.
 */
export function rankFuelStations(
  places: readonly Place[],
  grade: FuelGrade | undefined,
): RankedFuelStations {
  const markets = new Map<string, { size: number; lowest: number }>()
  const offers = places.map((place) => {
    const [lowest] = grade ? cheapestFuel([place], grade) : []
    const { currency = '', value = Infinity } =
      (lowest && convertFuelPrice(lowest.price, 'liter')) ?? {}
    const market = markets.get(currency) ?? { size: 0, lowest: Infinity }
    if (currency) markets.set(currency, market)
    market.size += 1
    market.lowest = Math.min(market.lowest, value)
    return { place, currency, value, market }
  })
  const bySize = [...markets].sort(([, a], [, b]) => b.size - a.size)
  const rank = new Map(bySize.map(([currency], index) => [currency, index]))
  const sorted = offers
    .map(({ place, currency, value }) => {
      const key = [rank.get(currency) ?? Infinity, value, place.distance ?? Infinity]
      return { place, key }
    })
    .sort((a, b) => compare(a.key, b.key))
  const cheapest = offers.filter(
    ({ currency, value, market }) => currency && market.size > 1 && value === market.lowest,
  )
  return {
    places: sorted.map(({ place }) => place),
    cheapest: new Set(cheapest.map(({ place }) => place.id)),
  }
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, index) => value !== b[index])
  return at < 0 ? 0 : (a[at] ?? 0) < (b[at] ?? 0) ? -1 : 1
}
