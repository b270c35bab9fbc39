export {
  FuelStationList,
  type FuelStationListClassNames,
  type FuelStationListProps,
} from './FuelStationList.tsx'
export type { FuelStationListMessages } from './FuelStationListMessages.ts'
export {
  type FuelStation,
  type FuelStationOrder,
  gradesOf,
  rankFuelStations,
} from './rankFuelStations.ts'
