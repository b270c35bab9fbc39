import type { FuelStationListMessages } from './FuelStationListMessages.ts'

export const de: FuelStationListMessages = {
  heading: 'Tankstellen',
  fuel: 'Kraftstoff',
  sort: 'Sortieren nach',
  byPrice: 'Preis',
  byDistance: 'Entfernung',
  cheapest: 'Günstigster Preis',
  noPrice: 'Kein Preis',
  station: 'Tankstelle',
  nothing: 'Keine Tankstellen hier',
  more: (_count, shown) => `${shown} weitere anzeigen`,
}
