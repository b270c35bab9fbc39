export { FuelStationList, type FuelStationListProps } from './FuelStationList.tsx'
export {
  type FuelStation,
  type FuelStationOrder,
  gradesOf,
  rankFuelStations,
} from './rankFuelStations.ts'
