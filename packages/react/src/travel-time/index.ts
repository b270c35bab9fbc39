export type { TravelTimeSettings } from '../domain/TravelTimeSettings.ts'
export { TravelTime, type TravelTimeProps } from './TravelTime.tsx'
export {
  type TravelTimeOptions,
  type TravelTimeState,
  useTravelTime,
} from './useTravelTime.ts'
