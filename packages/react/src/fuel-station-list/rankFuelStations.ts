import type { FuelGrade, FuelPrice, Place } from '@signpost/client'
import { convertFuelPrice, fuelGrades } from '@signpost/client/domain'

export interface FuelStationOrder {
  readonly grade: FuelGrade | undefined
  readonly sort: 'price' | 'distance'
}

/** A place and its price for a grade of fuel. */
export interface FuelStation {
  readonly place: Place
  /** The lowest price of the grade; absent when the station has none. */
  readonly price?: FuelPrice | undefined
  /** True when no other station is cheaper, of at least two that can be compared. */
  readonly isCheapest: boolean
}

/** The grades that at least one place sells, in the order of fuel pumps. */
export function gradesOf(places: readonly Place[]): readonly FuelGrade[] {
  const sold = new Set(places.flatMap(({ fuelPrices }) => fuelPrices.map(({ grade }) => grade)))
  return fuelGrades.filter((grade) => sold.has(grade))
}

/**
 * Places by their price for a grade of fuel, or by distance. Different currencies are never compared: the one of most stations comes first. Gallons and liters are compared. Stations that cannot be compared come last, equals keep their order, and duplicates are removed.
 */
export function rankFuelStations(
  places: readonly Place[],
  { grade, sort }: FuelStationOrder,
): readonly FuelStation[] {
  const distinct = new Map(places.map((place) => [place.id, place]))
  const offers = [...distinct.values()].map((place) => lowestOffer(place, grade))
  const markets = marketsOf(offers)
  const order = (offer: Offer): readonly number[] => {
    const { place, currency, perLiter } = offer
    const distance = place.distance ?? Infinity
    if (sort === 'distance') return [distance]
    if (perLiter === undefined) return [Infinity, offer.price ? 0 : 1, distance]
    return [markets.get(currency ?? '')?.rank ?? Infinity, perLiter, distance]
  }
  return offers
    .map((offer) => ({ offer, order: order(offer) }))
    .sort((a, b) => compare(a.order, b.order))
    .map(({ offer: { place, price, currency = '', perLiter } }) => {
      const market = markets.get(currency)
      const isCheapest = market !== undefined && market.size > 1 && perLiter === market.lowest
      return { place, price, isCheapest }
    })
}

interface Offer {
  readonly place: Place
  readonly price?: FuelPrice | undefined
  readonly currency?: string | undefined
  /** The price per liter, comparable with other offers in the same currency. */
  readonly perLiter?: number | undefined
}

function lowestOffer(place: Place, grade: FuelGrade | undefined): Offer {
  let lowest: Offer = { place }
  for (const price of place.fuelPrices) {
    if (grade === undefined || price.grade !== grade || !(price.value > 0)) continue
    // A number without a currency is compared with none.
    const perLiter = price.currency ? convertFuelPrice(price, 'liter')?.value : undefined
    if (lowest.price && (perLiter ?? Infinity) >= (lowest.perLiter ?? Infinity)) continue
    lowest = { place, price, currency: price.currency, perLiter }
  }
  return lowest
}

/** The stations of one currency. */
interface Market {
  readonly size: number
  readonly lowest: number
  /** The index of the currency; 0 is the one of most stations. */
  readonly rank: number
}

function marketsOf(offers: readonly Offer[]): ReadonlyMap<string, Market> {
  const prices = new Map<string, number[]>()
  for (const { currency, perLiter } of offers) {
    if (currency === undefined || perLiter === undefined) continue
    const known = prices.get(currency)
    if (known) known.push(perLiter)
    else prices.set(currency, [perLiter])
  }
  const bySize = [...prices].sort(([, a], [, b]) => b.length - a.length)
  return new Map(
    bySize.map(([currency, of], rank) => [
      currency,
      { size: of.length, lowest: of.reduce((a, b) => Math.min(a, b)), rank },
    ]),
  )
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (const [index, value] of a.entries()) {
    const other = b[index] ?? 0
    if (value !== other) return value < other ? -1 : 1
  }
  return 0
}
