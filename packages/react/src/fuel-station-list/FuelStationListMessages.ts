export const en = {
  heading: 'Fuel stations',
  /** The label of the choice of a fuel. */
  fuel: 'Fuel',
  /** The label of the choice of an order. */
  sort: 'Sort by',
  byPrice: 'Price',
  byDistance: 'Distance',
  cheapest: 'Cheapest',
  noPrice: 'No price',
  /** The title of a station without a name. */
  station: 'Fuel station',
  nothing: 'No fuel stations here',
  more: (_count: number, shown: string): string => `Show ${shown} more`,
}

/** The messages of a list of fuel stations; those of the fuels are in `FuelPricesMessages`. */
export interface FuelStationListMessages extends Readonly<typeof en> {}
