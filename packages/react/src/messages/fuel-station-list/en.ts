import type { FuelStationListMessages } from './FuelStationListMessages.ts'

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
