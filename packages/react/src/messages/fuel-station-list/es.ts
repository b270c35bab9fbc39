import type { FuelStationListMessages } from './FuelStationListMessages.ts'

export const es: FuelStationListMessages = {
  heading: 'Estaciones de servicio',
  fuel: 'Combustible',
  sort: 'Ordenar por',
  byPrice: 'Precio',
  byDistance: 'Distancia',
  cheapest: 'El más barato',
  noPrice: 'Sin precio',
  station: 'Estación de servicio',
  nothing: 'No hay estaciones de servicio aquí',
  more: (_count, shown) => `Mostrar ${shown} más`,
}
