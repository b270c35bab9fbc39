export type { FuelStationListMessages } from '../../messages/fuel-station-list/FuelStationListMessages.ts'
export { FuelStationList, type FuelStationListProps } from './FuelStationList.tsx'
export {
  type FuelStation,
  type FuelStationOrder,
  gradesOf,
  rankFuelStations,
} from './rankFuelStations.ts'
