/** The messages of a list of fuel stations; those of the fuels are in `FuelPricesMessages`. */
export interface FuelStationListMessages {
  readonly heading: string
  /** The label of the choice of a fuel. */
  readonly fuel: string
  /** The label of the choice of an order. */
  readonly sort: string
  readonly byPrice: string
  readonly byDistance: string
  readonly cheapest: string
  readonly noPrice: string
  /** The title of a station without a name. */
  readonly station: string
  readonly nothing: string
  readonly more: (count: number, shown: string) => string
}

export const en: FuelStationListMessages = {
  heading: 'Fuel stations',
  fuel: 'Fuel',
  sort: 'Sort by',
  byPrice: 'Price',
  byDistance: 'Distance',
  cheapest: 'Cheapest',
  noPrice: 'No price',
  station: 'Fuel station',
  nothing: 'No fuel stations here',
  more: (_count, shown) => `Show ${shown} more`,
}
